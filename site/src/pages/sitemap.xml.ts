import type { APIRoute } from 'astro';
import { xmlResponse } from '../rendering/xml/fileResponse.ts';
import { sitemapIndex } from '../rendering/xml/sitemap.ts';
import { PAGES_SITEMAP_PATH, sitemapShardPath } from '../routes.ts';

/** Without dates, so that an edit leaves it alone: who asks for a map that did not change is answered with 304. */
export const GET: APIRoute = async ({ locals: { content, siteUrl } }) => {
  const paths = [PAGES_SITEMAP_PATH, ...(await content.sitemapShards()).map(sitemapShardPath)];
  return xmlResponse(sitemapIndex(paths.map((path) => ({ url: siteUrl + path }))));
};
