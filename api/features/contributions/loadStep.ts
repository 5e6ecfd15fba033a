import { CONTRIBUTION_NOT_FOUND } from '../../contracts/contributions/contributions.ts';
import type { WorkflowAction, WorkflowState } from '../../contracts/contributions/workflow.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Actor } from './actors.ts';
import { type Contribution, lockContribution } from './queries/contributions.ts';
import { demandStep } from './refusals.ts';

type Wanted = { id: number; action: WorkflowAction; actor: Actor; reason: string };

/**
 * The contribution, held until the transaction ends, and where the step leads. Two who act at the same moment come one
 * after the other, and the second is told who was first.
 */
export async function loadStep(
  connection: Database,
  { id, action, actor, reason }: Wanted,
): Promise<{ contribution: Contribution; to: WorkflowState }> {
  const contribution = await lockContribution(connection, id);
  if (!contribution) throw new NotFound(CONTRIBUTION_NOT_FOUND);
  const isUnderOwnAddress =
    contribution.userId === null && (await hasAddress(connection, actor.id, contribution.email));
  return { contribution, to: demandStep({ action, contribution, actor, isUnderOwnAddress, reason }) };
}

export async function hasAddress(connection: Database, userId: number, email: string | null): Promise<boolean> {
  if (!email) return false;
  const rows = await rowsOf(connection, {
    name: 'review-has-address',
    text: 'SELECT FROM users WHERE id = $1 AND lower(email) = lower($2)',
    values: [userId, email],
  });
  return rows.length > 0;
}
