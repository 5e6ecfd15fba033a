import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import { allPaths } from '@common-ground/site/renderer';
import { z } from 'zod';
import { selectPublishedPages } from './contentRows.ts';
import { selectTopicPages } from './forumRows.ts';
import { selectLearningIds } from './learningPathRows.ts';
import type { Sql } from './Sql.ts';
import { pagesFor } from './SqlContentSource.ts';

const CATEGORY_TOTALS = defineStatement({
  name: 'publisher-category-totals',
  row: { id: z.number(), total: z.number() },
  text: `SELECT c.id, (SELECT count(*)::int FROM conditions WHERE category_id = c.id AND _status = 'published') AS total FROM categories c ORDER BY c.id`,
});

export async function selectCategoryPages(sql: Sql): Promise<Map<number, number>> {
  const rows = await selectRows(sql, CATEGORY_TOTALS);
  return new Map(rows.map((row) => [row.id, pagesFor(row.total)]));
}

const CONDITION_IDS = defineStatement({
  row: { id: z.number() },
  text: `SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`,
});

/** Returns every path of the site. Only ids are in memory, never records. */
export async function listPaths(sql: Sql, languages: ActiveLanguage[]): Promise<Generator<string>> {
  const categoryPages = await selectCategoryPages(sql);
  const conditions = await selectRows(sql, CONDITION_IDS);
  return allPaths({
    languages: languages.map(({ code }) => code),
    categories: [...categoryPages].map(([id, pages]) => ({ id, pages })),
    conditionIds: conditions.values().map((row) => row.id),
    learningPaths: await selectLearningIds(sql),
    topics: await selectTopicPages(sql),
    pages: await selectPublishedPages(sql),
  });
}
