import type { APIRoute } from 'astro';
import { xmlResponse } from '../../../../../rendering/xml/fileResponse.ts';
import { forumFeed } from '../../../../../rendering/xml/forumFeeds.ts';
import { forumCategories } from '../../../../../routes.ts';
import { staticForumFeeds } from '../../../../../static-paths.ts';

export const getStaticPaths = staticForumFeeds;

export const GET: APIRoute = async ({ params, locals }) => {
  const category = forumCategories.find((known) => known === params.category);
  return xmlResponse(category ? await forumFeed(locals, category) : null);
};
