import { RELATED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { defineStatement, json, selectRows } from '@common-ground/api/platform/statement.ts';
import { conditionPath } from '@common-ground/site/renderer';
import { z } from 'zod';
import { type Affected, toTagPaths } from './affectedPaths.ts';
import type { Sql } from './Sql.ts';

// Lists come before pages of conditions, because a list shows more of a change than a link to a related condition.
const PAGES_SHOWING = defineStatement({
  name: 'publisher-pages-showing',
  row: { path: z.string() },
  text: `SELECT path FROM publisher.page WHERE dependencies && $1::text[] ORDER BY path ~ '(^|/)condition/', path`,
});

export async function selectDependentPages(sql: Sql, names: string[]): Promise<string[]> {
  return names.length === 0 ? [] : (await selectRows(sql, PAGES_SHOWING, [names])).map((row) => row.path);
}

const PAGES_BEFORE = defineStatement({
  name: 'publisher-pages-before',
  row: { id: z.number() },
  text: `(SELECT id FROM conditions WHERE category_id = $1 AND _status = 'published' AND id < $2 ORDER BY id DESC LIMIT ${RELATED_CONDITIONS})
         UNION (SELECT id FROM conditions WHERE category_id = $1 AND _status = 'published' AND id > $2 ORDER BY id DESC LIMIT ${RELATED_CONDITIONS})`,
});

/** Selects pages of the conditions just before each position (continuing from the end), which list it as related. */
export async function selectPagesWithRelated(
  sql: Sql,
  positions: Affected['relatedTo'],
  languages: ActiveLanguage[],
): Promise<string[]> {
  const ids = new Set<number>();
  for (const { conditionId, categoryId } of positions)
    for (const { id } of await selectRows(sql, PAGES_BEFORE, [categoryId, conditionId])) ids.add(id);
  return [...ids].flatMap((id) => languages.map(({ code }) => conditionPath(id, code)));
}

const TRANSLATED_TAGS = defineStatement({
  name: 'publisher-translated-tags',
  row: { language: z.string(), tags: json<string[] | null>() },
  text: `SELECT l.code AS language, t.tags FROM condition_translations t JOIN languages l ON l.id = t.language_id
         WHERE t.condition_id = ANY($1) AND t._status = 'published' AND l.is_active`,
});

/** Selects the pages of the tags that translations of these conditions have. */
export async function selectTranslatedTagPages(sql: Sql, conditionIds: number[]): Promise<string[]> {
  if (conditionIds.length === 0) return [];
  const rows = await selectRows(sql, TRANSLATED_TAGS, [conditionIds]);
  return rows.flatMap(({ language, tags }) => toTagPaths(tags ?? [], [language]));
}
