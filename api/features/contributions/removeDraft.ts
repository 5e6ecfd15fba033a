import { z } from 'zod';
import { CONTRIBUTION_NOT_FOUND } from '../../contracts/contributions/contributions.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';

const CONTRIBUTION_REMOVE_DRAFT = defineStatement({
  name: 'contribution-remove-draft',
  row: { isGone: z.boolean() },
  text: `WITH gone AS (DELETE FROM contributions WHERE id = $1 AND user_id = $2 AND status = 'draft' RETURNING id)
         SELECT EXISTS (SELECT FROM gone) AS "isGone" FROM contributions WHERE id = $1 AND user_id = $2`,
});

/** Deletes a draft of the user that was never sent. @throws NotFound, Conflict when it was sent */
export async function removeDraft(database: Database, { id, userId }: { id: number; userId: number }): Promise<void> {
  const found = await findRow(database, CONTRIBUTION_REMOVE_DRAFT, [id, userId]);
  if (!found) throw new NotFound(CONTRIBUTION_NOT_FOUND);
  if (!found.isGone) throw new Conflict('A contribution that was sent cannot be deleted. Withdraw it instead');
}
