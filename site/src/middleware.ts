import { defineMiddleware } from 'astro:middleware';
import { HttpContentSource } from './content/HttpContentSource.ts';
import { localeOf } from './locale/locale.ts';
import { DEFAULT_SITE_URL } from './site-url.ts';

/**
 * Gives every page its content and its language. The renderer hands in both content and site address; `astro dev` and
 * the static build have neither, and ask the content server at CONTENT_URL.
 */
export const onRequest = defineMiddleware(async ({ locals, params }, next) => {
  locals.content ??= HttpContentSource.fromEnvironment();
  locals.siteUrl ??= (process.env.SITE_URL ?? DEFAULT_SITE_URL).replace(/\/+$/, '');
  locals.locale = localeOf(params.lang, await locals.content.languages());
  return next();
});
