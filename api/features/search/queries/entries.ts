import { z } from 'zod';
import type { ConditionEntry } from '../../../contracts/search/browserIndex.ts';
import type { Sentence } from '../../../contracts/search/engine/findPassage.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { Card } from '../createConditionEntry.ts';

const CHANGED = defineStatement({
  name: 'search-changed-entries',
  row: {
    id: z.number(),
    languageId: z.number(),
    revision: z.string(),
    /** Null when readers do not see the condition any more. */
    entry: json<ConditionEntry | null>(),
  },
  text: `SELECT condition_id AS id, language_id AS "languageId", revision, entry FROM search.entry
         WHERE revision > $1 ORDER BY revision LIMIT $2`,
});
export type ChangedEntry = RowFrom<typeof CHANGED>;

/** Returns the entries of all languages that were written after a revision, in order of revision. */
export function selectChangedEntries(database: Database, revision: string, limit: number): Promise<ChangedEntry[]> {
  return selectRows(database, CHANGED, [revision, limit]);
}

const SHOWN = defineStatement({
  name: 'search-shown',
  row: { id: z.number(), revision: z.string(), card: json<Card>(), passages: json<Sentence[]>() },
  text: `SELECT condition_id AS id, revision, card, passages FROM search.entry
         WHERE language_id = $1 AND condition_id = ANY ($2::int[]) AND entry IS NOT NULL`,
});
export type ShownCondition = RowFrom<typeof SHOWN>;

export function selectShown(database: Database, languageId: number, ids: readonly number[]): Promise<ShownCondition[]> {
  return selectRows(database, SHOWN, [languageId, ids]);
}
