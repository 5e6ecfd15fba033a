import { z } from 'zod';
import { PERIOD_DAYS } from '../../../contracts/analytics/dashboard.ts';
import { type MissedSearch, missedSearchSchema } from '../../../contracts/analytics/missedSearches.ts';
import { MISSED_SEARCHES_A_DAY } from '../../../contracts/limits.ts';
import { toNameKey } from '../../../contracts/search/engine/words.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, selectRows } from '../../../platform/statement.ts';
import { TODAY } from './selectFigures.ts';

type Searched = { query: string; language: string };

const MISSED_SEARCH_INSERT = defineStatement({
  name: 'missed-search-insert',
  text: `INSERT INTO analytics.missed_search AS m (day, language, key, query)
         SELECT ${TODAY}, $1, $2, $3
         WHERE (SELECT count(*) FROM analytics.missed_search WHERE day = ${TODAY}) < ${MISSED_SEARCHES_A_DAY}
           OR EXISTS (SELECT FROM analytics.missed_search WHERE day = ${TODAY} AND language = $1 AND key = $2)
         ON CONFLICT (day, language, key) DO UPDATE SET count = m.count + 1`,
});

/** Counts a search under the key that its spellings share. Texts without a letter or digit are not counted. */
export async function insertMissedSearch(database: Database, { query, language }: Searched): Promise<void> {
  const key = toNameKey(query);
  if (key) await execute(database, MISSED_SEARCH_INSERT, [language, key, query]);
}

const MISSED_SEARCHES = defineStatement({
  name: 'missed-searches',
  row: { ...missedSearchSchema.shape, total: z.number() },
  text: `SELECT (array_agg(m.query ORDER BY m.count DESC, m.day DESC))[1] AS query, m.language,
           sum(m.count)::int AS count, to_char(max(m.day), 'YYYY-MM-DD') AS "lastDay", (count(*) OVER ())::int AS total
         FROM analytics.missed_search m
         WHERE m.day > ${TODAY} - ${PERIOD_DAYS} AND ($1::text IS NULL OR m.language = $1)
           AND $2 = EXISTS (SELECT FROM analytics.dismissed_search d WHERE d.language = m.language AND d.key = m.key)
         GROUP BY m.language, m.key ORDER BY count DESC, "lastDay" DESC, query LIMIT $3 OFFSET $4`,
});

/** `language`: null for all languages. */
type Wanted = { language: string | null; isDismissed: boolean; limit: number; offset: number };

/** Returns searches without a page, the most frequent first, and how many there are; 0 beyond the last slice. */
export async function selectMissedSearches(
  database: Database,
  { language, isDismissed, limit, offset }: Wanted,
): Promise<{ searches: MissedSearch[]; total: number }> {
  const rows = await selectRows(database, MISSED_SEARCHES, [language, isDismissed, limit, offset]);
  return { searches: rows.map(({ total, ...search }) => search), total: rows[0]?.total ?? 0 };
}

const SEARCH_DISMISSAL = defineStatement({
  name: 'missed-search-dismiss',
  text: 'INSERT INTO analytics.dismissed_search (language, key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
});
const DISMISSAL_DELETION = defineStatement({
  name: 'missed-search-list-again',
  text: 'DELETE FROM analytics.dismissed_search WHERE language = $1 AND key = $2',
});

export async function updateDismissal(database: Database, search: Searched & { isDismissed: boolean }): Promise<void> {
  const statement = search.isDismissed ? SEARCH_DISMISSAL : DISMISSAL_DELETION;
  await execute(database, statement, [search.language, toNameKey(search.query)]);
}

const FOUND_NOW_DELETION = defineStatement({
  name: 'missed-search-found-now',
  text: `DELETE FROM analytics.missed_search m USING languages l
         WHERE l.id = $1 AND m.language = l.code AND m.key = ANY ($2)`,
});

/** Deletes counted searches that have become search terms of a condition, so that the list has open ones only. */
export async function deleteFoundSearches(
  database: Database,
  { languageId, terms }: { languageId: number; terms: readonly string[] },
): Promise<void> {
  await execute(database, FOUND_NOW_DELETION, [languageId, terms.map(toNameKey)]);
}
