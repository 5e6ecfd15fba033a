import { z } from 'zod';
import { type ConditionEntry, ENTRY_VERSION } from '../../../contracts/search/browserIndex.ts';
import type { Database } from '../../../platform/Database.ts';
import type { ActiveLanguage } from '../../../platform/languages.ts';
import { defineStatement, json, selectRows } from '../../../platform/statement.ts';

const ENTRIES = defineStatement({
  row: { entry: json<ConditionEntry>(), summary: z.string() },
  text: `SELECT entry, coalesce(card -> 'translation', card) ->> 'summary' AS summary FROM search.entry
         WHERE language_id = $1 AND entry IS NOT NULL ORDER BY condition_id LIMIT $2`,
});

type Wanted = { languageId: number; limit: number };

/** Returns the first entries of a language by id, with the summaries that readers of the language see. */
export const selectBrowserEntries = (database: Database, { languageId, limit }: Wanted) =>
  selectRows(database, ENTRIES, [languageId, limit]);

const NAMES = defineStatement({
  row: { id: z.number(), names: json<string[]>() },
  text: `SELECT condition_id AS id, entry -> 'names' AS names FROM search.entry
         WHERE language_id = $1 AND entry ->> 'language' = $2 ORDER BY condition_id LIMIT $3`,
});

type WantedNames = { language: Pick<ActiveLanguage, 'id' | 'code'>; limit: number };

/** Returns the names of conditions that have texts in the language. */
export const selectNames = (database: Database, { language: { id, code }, limit }: WantedNames) =>
  selectRows(database, NAMES, [id, code, limit]);

const OUTDATED = defineStatement({
  row: { conditionId: z.number(), language: z.string() },
  text: `SELECT e.condition_id AS "conditionId", l.code AS language
         FROM search.entry e JOIN languages l ON l.id = e.language_id
         WHERE l.is_active AND e.entry IS NOT NULL
           AND NOT EXISTS (SELECT FROM conditions c WHERE c.id = e.condition_id AND c._status = 'published')
         UNION ALL
         SELECT c.id, l.code FROM conditions c CROSS JOIN languages l
           LEFT JOIN search.entry e ON e.condition_id = c.id AND e.language_id = l.id
         WHERE c._status = 'published' AND l.is_active AND e.version IS DISTINCT FROM ${ENTRY_VERSION}`,
});

/** Returns entries that are missing, of another version, or of a condition that is not published. */
export const selectOutdatedEntries = (database: Database) => selectRows(database, OUTDATED);
