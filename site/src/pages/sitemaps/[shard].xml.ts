import type { APIRoute } from 'astro';
import { xmlResponse } from '../../rendering/xml/fileResponse.ts';
import { sitemap } from '../../rendering/xml/sitemap.ts';
import { conditionPath, parseId } from '../../routes.ts';
import { staticShards } from '../../static-paths.ts';

export const getStaticPaths = staticShards;

/** Lists one shard of conditions, each in the languages in which it is really written. */
export const GET: APIRoute = async ({ params, locals: { content, siteUrl } }) => {
  const shard = parseId(params.shard);
  const conditions = shard === null ? [] : await content.sitemapShard(shard);
  const addresses = conditions.flatMap(({ id, pages }) =>
    pages.map(({ language, lastUpdated }) => ({
      url: siteUrl + conditionPath(id, language),
      lastModified: lastUpdated,
    })),
  );
  return xmlResponse(addresses.length > 0 ? sitemap(addresses) : null);
};
