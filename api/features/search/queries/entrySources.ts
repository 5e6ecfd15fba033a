import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, isoTime, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { TRANSLATION_TABLES, toJson } from '../../encyclopedia/queries/translationTables.ts';
import type { TextRow } from '../../encyclopedia/toTexts.ts';
import { CURRENT_SIGN_OFF } from '../../sign-offs/queries/currentSignOff.ts';

const { texts } = TRANSLATION_TABLES.condition;

const SOURCES = defineStatement({
  name: 'search-entry-sources',
  row: {
    id: z.number(),
    /** Null when the condition is not published. */
    categoryId: z.number().nullable(),
    lastUpdated: isoTime().nullable(),
    source: json<TextRow>(),
    /** Null when the condition has no published translation in the language. */
    translation: json<TextRow | null>(),
    terms: json<string[] | null>(),
    /** Time of the sign-off of the published text; null when it is not signed. */
    reviewedAt: isoTime().nullable(),
  },
  text: `SELECT wanted.id, c.category_id AS "categoryId", coalesce(c.last_updated, c.updated_at) AS "lastUpdated",
           ${toJson('c', '', texts)} AS source, CASE WHEN t.id IS NOT NULL THEN ${toJson('t', '', texts)} END AS translation,
           (SELECT s.terms FROM search_terms s WHERE s.condition_id = c.id AND s.language_id = $2) AS terms,
           CASE WHEN NOT signed.has_lapsed THEN signed.signed_at END AS "reviewedAt"
         FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
           LEFT JOIN conditions c ON c.id = wanted.id AND c._status = 'published'
           LEFT JOIN condition_translations t
             ON t.condition_id = c.id AND t.language_id = $2 AND t._status = 'published'
           ${CURRENT_SIGN_OFF}
         ORDER BY wanted.place`,
});
export type EntryTexts = RowFrom<typeof SOURCES>;

/** Returns a row for each id, in their order. */
export function selectEntryTexts(
  database: Database,
  ids: readonly number[],
  languageId: number,
): Promise<EntryTexts[]> {
  return selectRows(database, SOURCES, [ids, languageId]);
}

const IDS = defineStatement({
  row: { id: z.number() },
  text: `SELECT id FROM conditions WHERE _status = 'published'
         UNION SELECT condition_id FROM search.entry WHERE language_id = $1 ORDER BY id`,
});

/** Returns the ids of published conditions, and of conditions that have an entry in the language. */
export async function selectEntryIds(database: Database, languageId: number): Promise<number[]> {
  return (await selectRows(database, IDS, [languageId])).map(({ id }) => id);
}
