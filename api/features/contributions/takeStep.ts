import type { Payload } from 'payload';
import { type ChecklistItem, CONTRIBUTION_NOT_FOUND } from '../../contracts/contributions/contributions.ts';
import type { WorkflowAction, WorkflowState } from '../../contracts/contributions/workflow.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { demandStep } from './demandStep.ts';
import { mailGuest } from './mailGuest.ts';
import { hasAddress } from './queries/authors.ts';
import { type Changes, type Contribution, changeContribution, lockContribution } from './queries/contributions.ts';
import { record } from './record.ts';
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
/** What a step leaves: in the row besides its state, in its event, the page that readers have now, and another title. */
export type Done = {
  changes?: Changes;
  detail?: object | undefined;
  link?: string | null;
  title?: string | undefined;
};

/** What only some steps are told: a date as ISO 8601 says it, what was looked at, and whether the meaning stays. */
export type Asked = {
  at?: string | undefined;
  checklist?: readonly ChecklistItem[] | undefined;
  isMinorEdit?: boolean;
};
/** What a step does besides moving the contribution and telling of it. @throws Forbidden, Conflict, BadRequest */
export type Verb = (step: Step, asked: Asked, tools: Tools) => Done | Promise<Done>;

/**
 * The frame of every step: guarded by the table of workflow.ts, done by `work` all or nothing, noted and told, to a guest
 * once it is done for good. Of two who act at the same moment the second is told who was first.
 * @throws NotFound, Forbidden, Conflict, BadRequest
 */
export async function takeStep(
  action: WorkflowAction,
  { id, actor, reason = '' }: StepInput,
  { database, mailer }: Pick<Tools, 'database' | 'mailer'>,
  work: (step: Step) => Done | Promise<Done>,
): Promise<Receipt> {
  const { contribution, to, done } = await inTransaction(database, async (connection) => {
    const contribution = await lockContribution(connection, id);
    if (!contribution) throw new NotFound(CONTRIBUTION_NOT_FOUND);
    const isUnderOwnAddress =
      contribution.userId === null && (await hasAddress(connection, actor.id, contribution.email));
    const to = demandStep({ action, contribution, actor, isUnderOwnAddress, reason });
    const step = { action, contribution, to, actor, reason, connection };
    const done = await work(step);
    await finish(step, done);
    return { contribution, to, done };
  });
  mailGuest(mailer, { action, contribution, page: done.link ?? null });
  return { id, status: to, title: done.title ?? contribution.title };
}

/** Moves it to where the step leads, and notes and tells that it was done. */
export async function finish(step: Step, { changes, detail, link }: Done): Promise<void> {
  await changeContribution(step.connection, step.contribution.id, { status: step.to, ...changes });
  await record(step, { detail, link });
}
