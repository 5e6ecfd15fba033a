import type { APIRoute } from 'astro';
import { PAGES_SITEMAP_PATH, sitemapShardPath, topicShardPath } from '../filePaths.ts';
import { xmlResponse } from '../rendering/xml/fileResponse.ts';
import { sitemapIndex } from '../rendering/xml/sitemap.ts';

/** Without dates, so that an edit leaves it alone: who asks for a map that did not change is answered with 304. */
export const GET: APIRoute = async ({ locals: { content, siteUrl } }) => {
  const [conditions, topics] = await Promise.all([content.sitemapShards(), content.topicShards()]);
  const paths = [PAGES_SITEMAP_PATH, ...conditions.map(sitemapShardPath), ...topics.map(topicShardPath)];
  return xmlResponse(sitemapIndex(paths.map((path) => ({ url: siteUrl + path }))));
};
