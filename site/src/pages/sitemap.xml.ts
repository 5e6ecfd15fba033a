import type { APIRoute } from 'astro';
import { PAGES_SITEMAP_PATH, sitemapShardPath, topicShardPath } from '../filePaths.ts';
import { xmlResponse } from '../rendering/xml/fileResponse.ts';
import { sitemapIndex } from '../rendering/xml/sitemap.ts';

/** Leaves out dates: edits then do not change the index, and a repeated request is answered with 304. */
export const GET: APIRoute = async ({ locals: { content, siteUrl } }) => {
  const [conditions, topics] = await Promise.all([content.sitemapShards(), content.topicShards()]);
  const paths = [PAGES_SITEMAP_PATH, ...conditions.map(sitemapShardPath), ...topics.map(topicShardPath)];
  return xmlResponse(sitemapIndex(paths.map((path) => ({ url: siteUrl + path }))));
};
