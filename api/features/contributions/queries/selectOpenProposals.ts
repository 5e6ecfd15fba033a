import { FINAL_STATES, type WorkflowState } from '../../../contracts/contributions/workflow.ts';
import type { AnyField } from '../../../contracts/encyclopedia/fields.ts';
import { type Database, selectRows } from '../../../platform/Database.ts';
import type { Contribution } from './contributions.ts';

/** A condition, category or learning path in one language. `languageId` is null for the default language. */
export type Place = Pick<Contribution, 'conditionId' | 'categoryId' | 'languageId'> & { pathId?: number | null };
type ProposalFilter = Place & {
  /** User whose proposals are left out. Null for none. */
  userId?: number | null;
  exceptId?: number;
};

export type OpenProposal = Pick<Contribution, 'id' | 'title' | 'kind' | 'status'> & {
  /** Changed fields. Empty for a removal and a learning path, which concern the whole page. */
  fields: AnyField[];
};

const CLOSED_STATES: readonly WorkflowState[] = [...FINAL_STATES, 'draft'];

/** Returns sent proposals for the same texts that are not final, oldest first. New conditions are left out. */
export function selectOpenProposals(
  database: Database,
  { conditionId, categoryId, pathId = null, languageId, userId = null, exceptId = 0 }: ProposalFilter,
): Promise<OpenProposal[]> {
  return selectRows<OpenProposal>(database, {
    name: 'contributions-open-at',
    text: `SELECT c.id, c.title, c.kind, c.status, CASE WHEN c.path_id IS NULL THEN ARRAY(SELECT jsonb_object_keys(c.content)) ELSE '{}' END AS fields
           FROM contributions c
           WHERE c.condition_id IS NOT DISTINCT FROM $1::int AND c.path_id IS NOT DISTINCT FROM $7::int
             AND (coalesce($1::int, $7::int) IS NOT NULL OR c.category_id = $2)
             AND c.language_id IS NOT DISTINCT FROM $3::int AND c.kind <> 'condition' AND c.status::text <> ALL ($4)
             AND c.id <> $5 AND ($6::int IS NULL OR c.user_id IS DISTINCT FROM $6)
           ORDER BY c.submitted_at, c.id`,
    values: [conditionId, categoryId, languageId, CLOSED_STATES, exceptId, userId, pathId],
  });
}
