import { z } from 'zod';
import { CONTRIBUTION_KINDS } from '../../../contracts/contributions/contents.ts';
import { receiptSchema } from '../../../contracts/contributions/contributions.ts';
import { FINAL_STATES, type WorkflowState } from '../../../contracts/contributions/workflow.ts';
import { FIELD_NAMES } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { IS_WHOLE, isAtPlace, type ReviewedPlace, toPlaceValues } from './place.ts';

/** A document in one language. `languageId` is null for the default language. */
export type Place = Partial<ReviewedPlace>;
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
    /** Changed fields. Empty for a removal and for what is proposed as a whole. */
    fields: z.array(z.enum(FIELD_NAMES)),
  },
  text: `SELECT c.id, c.title, c.kind, c.status,
           CASE WHEN ${IS_WHOLE} THEN '{}' ELSE ARRAY(SELECT jsonb_object_keys(c.content)) END AS fields
         FROM contributions c
         WHERE ${isAtPlace(4)} AND c.kind <> 'condition' AND c.status::text <> ALL ($1)
           AND c.id <> $2 AND ($3::int IS NULL OR c.user_id IS DISTINCT FROM $3)
         ORDER BY c.submitted_at, c.id`,
});

export type OpenProposal = RowFrom<typeof CONTRIBUTIONS_OPEN_AT>;

/** Returns sent proposals for the same texts that are not final, oldest first. New conditions are left out. */
export function selectOpenProposals(
  database: Database,
  { userId = null, exceptId = 0, ...place }: ProposalFilter,
): Promise<OpenProposal[]> {
  return selectRows(database, CONTRIBUTIONS_OPEN_AT, [CLOSED_STATES, exceptId, userId, ...toPlaceValues(place)]);
}
