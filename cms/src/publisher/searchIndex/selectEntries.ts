import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { type EntryFacts, type EntryMeta, entryAddress } from '@common-ground/api/contracts/search/searchIndex.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import type { Sql } from '../Sql.ts';

export type Entry = { id: number; categoryId: number; address: string; content: string; meta: EntryMeta };

type Row = {
  id: number;
  categoryId: number;
  name: string;
  summary: string;
  tags: string[] | null;
  aliases: string[] | null;
  lastUpdated: Date;
  isTranslated: boolean;
  translatedName: string | null;
  translatedSummary: string | null;
  translatedTags: string[] | null;
  translatedAliases: string[] | null;
};

const PUBLISHED = `SELECT c.id, c.category_id AS "categoryId", c.name, c.summary, c.tags, c.aliases,
    coalesce(c.last_updated, c.updated_at) AS "lastUpdated", t.id IS NOT NULL AS "isTranslated",
    t.name AS "translatedName", t.summary AS "translatedSummary", t.tags AS "translatedTags", t.aliases AS "translatedAliases"
  FROM conditions c
  LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $1 AND t._status = 'published'
  WHERE c._status = 'published'`;

export async function selectEntries(sql: Sql, language: ActiveLanguage, ids: readonly number[]): Promise<Entry[]> {
  const { rows } = await sql.query<Row>({
    name: 'search-index-entries',
    text: `${PUBLISHED} AND c.id = ANY ($2::int[]) ORDER BY c.id`,
    values: [language.id, ids],
  });
  return rows.map((row) => toEntry(row, language.code));
}

export async function* selectAllEntries(sql: Sql, language: ActiveLanguage, size: number): AsyncGenerator<Entry[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql.query<Row>({
      name: 'search-index-all-entries',
      text: `${PUBLISHED} AND c.id > $2 ORDER BY c.id LIMIT $3`,
      values: [language.id, after, size],
    });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => toEntry(row, language.code));
    if (rows.length < size) return;
    after = last.id;
  }
}

/** Includes names of the default language, by which many conditions are known everywhere. */
function toEntry(row: Row, language: string): Entry {
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
