import { defineMiddleware } from 'astro:middleware';
import { hasWording } from '@common-ground/api/contracts/languages.ts';
import { contentFromEnvironment } from './content/httpContent.ts';
import { resolveLocale } from './rendering/locale/locale.ts';
import { markEnglish } from './rendering/locale/markEnglish.ts';
import { DEFAULT_SITE_URL } from './site-url.ts';

/** The renderer passes content source and site address. `astro dev` and the static build read from CONTENT_URL. */
export const onRequest = defineMiddleware(async ({ locals, params }, next) => {
  try {
    // A renderer that passes no contact address means that there is none: the environment must not add one.
    if (!locals.content) locals.contactEmail = process.env.CONTACT_EMAIL || undefined;
    locals.content ??= contentFromEnvironment();
    locals.siteUrl ??= (process.env.SITE_URL ?? DEFAULT_SITE_URL).replace(/\/+$/, '');
    locals.locale = resolveLocale(params.lang, await locals.content.languages());
    const { lang } = locals.locale;
    const response = await next();
    if (hasWording(lang) || !response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(await markEnglish(await response.text(), lang), response);
  } catch (error) {
    if (!locals.onFailure) throw error;
    locals.onFailure(error);
    // Responds here, because Astro would look for a page at /500, which `[...lang]` treats as a missing page: a failed
    // page would look like a deleted one.
    return new Response('The page could not be rendered.', { status: 500 });
  }
});
