import { toSlug } from '@common-ground/api/contracts/encyclopedia/slug.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import { allPaths } from '@common-ground/site/renderer';
import { z } from 'zod';
import { selectShownTags } from './browseRows.ts';
import { selectPublishedPages } from './contentRows.ts';
import { selectTopicPages } from './forumRows.ts';
import { selectLearningIds } from './learningPathRows.ts';
import { listPassage } from './passages.ts';
import type { Sql } from './Sql.ts';
import { pagesFor } from './SqlContentSource.ts';

const CATEGORY_TOTALS = defineStatement({
  name: 'publisher-category-totals',
  row: { id: z.number(), total: z.number() },
  text: `SELECT c.id, (SELECT count(*)::int FROM conditions WHERE category_id = c.id AND _status = 'published') AS total FROM categories c ORDER BY c.id`,
});

/** Selects the number of published conditions of each category, by its id. */
export async function selectCategoryTotals(sql: Sql): Promise<Map<number, number>> {
  const rows = await selectRows(sql, CATEGORY_TOTALS);
  return new Map(rows.map((row) => [row.id, row.total]));
}

const CONDITION_IDS = defineStatement({
  row: { id: z.number() },
  text: `SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`,
});

/** Returns every path of the site. Only ids are in memory, never records. */
export async function listPaths(sql: Sql, languages: ActiveLanguage[]): Promise<Generator<string>> {
  const categories = await selectCategoryTotals(sql);
  const conditions = await selectRows(sql, CONDITION_IDS);
  return allPaths({
    languages: languages.map(({ code }) => code),
    categories: [...categories].map(([id, total]) => ({ id, pages: pagesFor(total), conditions: total })),
    tags: await listTags(sql),
    conditionIds: conditions.values().map((row) => row.id),
    learningPaths: await selectLearningIds(sql),
    topics: await selectTopicPages(sql),
    pages: await selectPublishedPages(sql),
  });
}

/** Returns the tags that conditions show, by the language in which they show them. */
export async function listTags(sql: Sql): Promise<{ language: string; slug: string }[]> {
  const slugs = new Map<string, Set<string>>();
  for (const { language, tags, translatedTags } of await selectShownTags(sql)) {
    const known = slugs.get(language) ?? new Set();
    for (const tag of listPassage(translatedTags, tags, language).value) known.add(toSlug(tag));
    known.delete('');
    slugs.set(language, known);
  }
  return [...slugs].flatMap(([language, known]) => [...known].map((slug) => ({ language, slug })));
}
