import type { Payload } from 'payload';
import { CONTRIBUTION_NOT_FOUND } from '../../contracts/contributions/contributions.ts';
import type { WorkflowAction, WorkflowState } from '../../contracts/contributions/workflow.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { demandStep } from './demandStep.ts';
import { mailGuest } from './mailGuest.ts';
import { type Changes, type Contribution, changeContribution, lockContribution } from './queries/contributions.ts';
import { hasAddress } from './queries/hasAddress.ts';
import type { Receipt } from './sendIn.ts';

export type StepInput = { id: number; actor: Actor; reason?: string | undefined };
/** Without Payload nothing comes before readers; without a mailer guests hear nothing. */
export type Tools = { database: Database; payload?: Payload | undefined; mailer?: Mailer | undefined };

/** A step that was allowed, while its transaction holds the contribution. */
export type Step = {
  action: WorkflowAction;
  contribution: Contribution;
  to: WorkflowState;
  actor: Actor;
  reason: string;
  connection: Database;
};
/** What came of it: the page that readers have now, and another title. */
type Outcome = { link?: string | null; title?: string | undefined };

/**
 * The frame of every step: guarded by the table of workflow.ts, done by `work` all or nothing, and told to a guest once
 * it is done for good. Of two who act at the same moment the second is told who was first.
 * @throws NotFound, Forbidden, Conflict, BadRequest
 */
export async function takeStep(
  action: WorkflowAction,
  { id, actor, reason = '' }: StepInput,
  { database, mailer }: Pick<Tools, 'database' | 'mailer'>,
  work: (step: Step) => Promise<Outcome | undefined>,
): Promise<Receipt> {
  const { contribution, to, outcome } = await inTransaction(database, async (connection) => {
    const contribution = await lockContribution(connection, id);
    if (!contribution) throw new NotFound(CONTRIBUTION_NOT_FOUND);
    const isUnderOwnAddress =
      contribution.userId === null && (await hasAddress(connection, actor.id, contribution.email));
    const to = demandStep({ action, contribution, actor, isUnderOwnAddress, reason });
    const outcome = await work({ action, contribution, to, actor, reason, connection });
    return { contribution, to, outcome };
  });
  mailGuest(mailer, { action, contribution, page: outcome?.link ?? null });
  return { id, status: to, title: outcome?.title ?? contribution.title };
}

/** What a step leaves in the row besides the state that it leads to. */
export async function change({ connection, contribution, to }: Step, changes: Changes = {}): Promise<void> {
  await changeContribution(connection, contribution.id, { status: to, ...changes });
}
