import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { type EntryFacts, type EntryMeta, entryAddress } from '@common-ground/api/contracts/search/searchIndex.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { defineStatement, json, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { TEXT_ROW } from '../contentRows.ts';
import type { Sql } from '../Sql.ts';

export type Entry = { id: number; categoryId: number; address: string; content: string; meta: EntryMeta };

const ROW = {
  ...TEXT_ROW,
  aliases: json<string[] | null>(),
  isTranslated: z.boolean(),
  translatedAliases: json<string[] | null>(),
};

const PUBLISHED = `SELECT c.id, c.category_id AS "categoryId", c.name, c.summary, c.tags, c.aliases,
    coalesce(c.last_updated, c.updated_at) AS "lastUpdated", t.id IS NOT NULL AS "isTranslated",
    t.name AS "translatedName", t.summary AS "translatedSummary", t.tags AS "translatedTags", t.aliases AS "translatedAliases"
  FROM conditions c
  LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $1 AND t._status = 'published'
  WHERE c._status = 'published'`;

const ENTRIES = defineStatement({
  name: 'search-index-entries',
  row: ROW,
  text: `${PUBLISHED} AND c.id = ANY ($2::int[]) ORDER BY c.id`,
});

export async function selectEntries(sql: Sql, language: ActiveLanguage, ids: readonly number[]): Promise<Entry[]> {
  const rows = await selectRows(sql, ENTRIES, [language.id, ids]);
  return rows.map((row) => toEntry(row, language.code));
}

const ALL_ENTRIES = defineStatement({
  name: 'search-index-all-entries',
  row: ROW,
  text: `${PUBLISHED} AND c.id > $2 ORDER BY c.id LIMIT $3`,
});

export async function* selectAllEntries(sql: Sql, language: ActiveLanguage, size: number): AsyncGenerator<Entry[]> {
  for (let after = 0; ; ) {
    const rows = await selectRows(sql, ALL_ENTRIES, [language.id, after, size]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => toEntry(row, language.code));
    if (rows.length < size) return;
    after = last.id;
  }
}

/** Includes names of the default language, by which many conditions are known everywhere. */
function toEntry(row: RowFrom<typeof ENTRIES>, language: string): Entry {
  const name = row.translatedName || row.name;
  const summary = row.translatedSummary || row.summary;
  const tags = row.translatedTags?.length ? row.translatedTags : (row.tags ?? []);
  const others = [row.name, ...(row.translatedAliases ?? []), ...(row.aliases ?? [])];
  const aliases = [...new Set(others)].filter((alias) => alias !== name);
  const facts: EntryFacts = {
    id: row.id,
    categoryId: row.categoryId,
    lastUpdated: row.lastUpdated.toISOString(),
    language: row.isTranslated ? language : DEFAULT_LANGUAGE,
  };
  return {
    id: row.id,
    categoryId: row.categoryId,
    address: entryAddress(facts),
    content: [name, ...aliases, summary].join('. '),
    meta: { title: name, aliases: JSON.stringify(aliases), summary, tags: JSON.stringify(tags) },
  };
}
