import type { APIRoute } from 'astro';
import { xmlResponse } from '../../../../rendering/xml/fileResponse.ts';
import { topicFeed } from '../../../../rendering/xml/forumFeeds.ts';
import { parseId } from '../../../../routes.ts';
import { staticTopicFeeds } from '../../../../static-paths.ts';

export const getStaticPaths = staticTopicFeeds;

export const GET: APIRoute = async ({ params, locals }) => {
  const id = parseId(params.id);
  return xmlResponse(id === null ? null : await topicFeed(locals, id));
};
