import type { APIRoute } from 'astro';
import { atomFeed } from '../../rendering/xml/atomFeed.ts';
import { xmlResponse } from '../../rendering/xml/fileResponse.ts';
import { staticFeeds } from '../../static-paths.ts';

export const getStaticPaths = staticFeeds;

export const GET: APIRoute = async ({ locals: { content, locale, siteUrl } }) =>
  xmlResponse(locale.isKnown ? atomFeed({ locale, siteUrl, entries: await content.newest(locale.lang) }) : null);
