import type { APIRoute } from 'astro';
import { xmlResponse } from '../../../rendering/xml/fileResponse.ts';
import { forumFeed } from '../../../rendering/xml/forumFeeds.ts';
import { staticFeeds } from '../../../static-paths.ts';

export const getStaticPaths = staticFeeds;

export const GET: APIRoute = async ({ locals }) => xmlResponse(await forumFeed(locals, null));
