import { z } from 'zod';
import type { ConditionName } from '../../../contracts/search/searchTerms.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';

const CONDITION_NAMES = defineStatement({
  name: 'search-condition-names',
  row: { conditionId: z.number(), condition: z.string(), name: z.string() },
  text: `SELECT c.id AS "conditionId", c.name AS condition, named.name
         FROM conditions c
         LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $1 AND t._status = 'published'
         CROSS JOIN LATERAL (
           SELECT c.name UNION ALL SELECT jsonb_array_elements_text(coalesce(c.aliases, '[]'))
           UNION ALL SELECT t.name UNION ALL SELECT jsonb_array_elements_text(coalesce(t.aliases, '[]'))
         ) AS named (name)
         WHERE c._status = 'published' AND named.name IS NOT NULL`,
});

/**
 * Returns the names and aliases of all published conditions in a language and in the default one, because readers
 * of a language find conditions by both.
 */
export function selectConditionNames(database: Database, languageId: number): Promise<ConditionName[]> {
  return selectRows(database, CONDITION_NAMES, [languageId]);
}
