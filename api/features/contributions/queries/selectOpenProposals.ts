import { z } from 'zod';
import { CONTRIBUTION_KINDS } from '../../../contracts/contributions/contents.ts';
import { receiptSchema } from '../../../contracts/contributions/contributions.ts';
import { FINAL_STATES, type WorkflowState } from '../../../contracts/contributions/workflow.ts';
import { FIELD_NAMES } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { Contribution } from './contributions.ts';

/** A condition, category or learning path in one language. `languageId` is null for the default language. */
export type Place = Pick<Contribution, 'conditionId' | 'categoryId' | 'languageId'> & { pathId?: number | null };
type ProposalFilter = Place & {
  /** User whose proposals are left out. Null for none. */
  userId?: number | null;
  exceptId?: number;
};

const CLOSED_STATES: readonly WorkflowState[] = [...FINAL_STATES, 'draft'];

const CONTRIBUTIONS_OPEN_AT = defineStatement({
  name: 'contributions-open-at',
  row: {
    ...receiptSchema.shape,
    kind: z.enum(CONTRIBUTION_KINDS),
    /** Changed fields. Empty for a removal and a learning path, which concern the whole page. */
    fields: z.array(z.enum(FIELD_NAMES)),
  },
  text: `SELECT c.id, c.title, c.kind, c.status, CASE WHEN c.path_id IS NULL THEN ARRAY(SELECT jsonb_object_keys(c.content)) ELSE '{}' END AS fields
         FROM contributions c
         WHERE c.condition_id IS NOT DISTINCT FROM $1::int AND c.path_id IS NOT DISTINCT FROM $7::int
           AND (coalesce($1::int, $7::int) IS NOT NULL OR c.category_id = $2)
           AND c.language_id IS NOT DISTINCT FROM $3::int AND c.kind <> 'condition' AND c.status::text <> ALL ($4)
           AND c.id <> $5 AND ($6::int IS NULL OR c.user_id IS DISTINCT FROM $6)
         ORDER BY c.submitted_at, c.id`,
});

export type OpenProposal = RowFrom<typeof CONTRIBUTIONS_OPEN_AT>;

/** Returns sent proposals for the same texts that are not final, oldest first. New conditions are left out. */
export function selectOpenProposals(
  database: Database,
  { conditionId, categoryId, pathId = null, languageId, userId = null, exceptId = 0 }: ProposalFilter,
): Promise<OpenProposal[]> {
  return selectRows(database, CONTRIBUTIONS_OPEN_AT, [
    conditionId,
    categoryId,
    languageId,
    CLOSED_STATES,
    exceptId,
    userId,
    pathId,
  ]);
}
