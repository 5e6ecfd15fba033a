import type { APIRoute } from 'astro';
import { xmlResponse } from '../../../rendering/xml/fileResponse.ts';
import { sitemap } from '../../../rendering/xml/sitemap.ts';
import { parseId, topicArchivePath, topicPath } from '../../../routes.ts';
import { staticTopicShards } from '../../../static-paths.ts';

export const getStaticPaths = staticTopicShards;

/** Lists topics in their own language, and the shard's archive pages. Has no dates, which each post would change. */
export const GET: APIRoute = async ({ params, locals: { content, siteUrl } }) => {
  const shard = parseId(params.shard);
  const topics = shard === null ? [] : await content.topicShard(shard);
  const addresses = topics.flatMap(({ id, language, pages }) =>
    Array.from({ length: pages }, (_, index) => ({ url: siteUrl + topicPath(id, language, index + 1) })),
  );
  if (shard === null || addresses.length === 0) return xmlResponse(null);
  const lists = (await content.languages()).map(({ code }) => ({ url: siteUrl + topicArchivePath(code, shard) }));
  return xmlResponse(sitemap([...addresses, ...lists]));
};
