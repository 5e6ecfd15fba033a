import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { allPaths } from '@common-ground/site/renderer';
import { selectPublishedPages } from './contentRows.ts';
import { selectTopicPages } from './forumRows.ts';
import { selectLearningIds } from './learningPathRows.ts';
import type { Sql } from './Sql.ts';
import { pagesFor } from './SqlContentSource.ts';

export async function selectCategoryPages(sql: Sql): Promise<Map<number, number>> {
  const { rows } = await sql.query<{ id: number; total: number }>({
    name: 'publisher-category-totals',
    text: `SELECT c.id, (SELECT count(*)::int FROM conditions WHERE category_id = c.id AND _status = 'published') AS total FROM categories c ORDER BY c.id`,
  });
  return new Map(rows.map((row) => [row.id, pagesFor(row.total)]));
}

/** Returns every path of the site. Only ids are in memory, never records. */
export async function listPaths(sql: Sql, languages: ActiveLanguage[]): Promise<Generator<string>> {
  const categoryPages = await selectCategoryPages(sql);
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`);
  return allPaths({
    languages: languages.map(({ code }) => code),
    categories: [...categoryPages].map(([id, pages]) => ({ id, pages })),
    conditionIds: rows.values().map((row) => row.id),
    learningPaths: await selectLearningIds(sql),
    topics: await selectTopicPages(sql),
    pages: await selectPublishedPages(sql),
  });
}
