import { FORUM_CATEGORIES } from '@common-ground/api/contracts/forum/topics.ts';
import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { z } from 'zod';
import type { Sql } from '../../publisher/Sql.ts';
import { ContentBatch } from '../../publisher/SqlContentSource.ts';

const language = z.string();
const id = z.int();
const category = z.enum(FORUM_CATEGORIES).nullable();
const calls: Record<keyof ContentSource, z.ZodType<unknown[]>> = {
  languages: z.tuple([]),
  categories: z.tuple([language]),
  category: z.tuple([id, language]),
  categoryConditions: z.tuple([id, language, id]),
  featured: z.tuple([language]),
  condition: z.tuple([id, language]),
  related: z.tuple([id, language]),
  categoryPages: z.tuple([id]),
  sitemapShards: z.tuple([]),
  sitemapShard: z.tuple([id]),
  newest: z.tuple([language]),
  learningPaths: z.tuple([language]),
  learningPath: z.tuple([id, language]),
  learningModule: z.tuple([id, language]),
  pathRatings: z.tuple([id]),
  helpLines: z.tuple([language]),
  forum: z.tuple([language, category]),
  forumFigures: z.tuple([]),
  topic: z.tuple([id, language]),
  topicPosts: z.tuple([id, id]),
  topicPages: z.tuple([]),
  topicArchive: z.tuple([id.nullable()]),
  topicsAbout: z.tuple([id]),
  newTopics: z.tuple([language, category]),
  newPosts: z.tuple([id]),
  topicShards: z.tuple([]),
  topicShard: z.tuple([id]),
  pages: z.tuple([]),
  page: z.tuple([z.enum(PAGE_SLUGS), language]),
  names: z.tuple([language, id.nullable(), id]),
  tags: z.tuple([language]),
  tag: z.tuple([z.string(), language]),
};

/** Answers a call of the content source, `{method}?args=[...]`, with JSON, for `astro dev` and the static build. */
export async function answerContentCall(sql: Sql, method: string, args: string): Promise<Response> {
  if (!isCall(method)) return Response.json(`No such content: ${method}`, { status: 404 });
  const given = calls[method].safeParse(parseJson(args));
  if (!given.success) return Response.json(z.prettifyError(given.error), { status: 400 });
  const { source } = new ContentBatch(sql, await selectLanguages(sql)).forPage();
  const call = source[method] as (...values: unknown[]) => Promise<unknown>;
  return Response.json(await call(...given.data));
}

function isCall(method: string): method is keyof ContentSource {
  return Object.hasOwn(calls, method);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
