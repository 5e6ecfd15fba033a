import type { APIRoute } from 'astro';
import { staticFeeds } from '../../static-paths.ts';
import { atomFeed } from '../../xml/atomFeed.ts';
import { xmlResponse } from '../../xml/fileResponse.ts';

export const getStaticPaths = staticFeeds;

export const GET: APIRoute = async ({ locals: { content, locale, siteUrl } }) =>
  xmlResponse(locale.isKnown ? atomFeed({ locale, siteUrl, entries: await content.newest(locale.lang) }) : null);
