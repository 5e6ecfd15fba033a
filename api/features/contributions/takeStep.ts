import type { Payload } from 'payload';
import { type ChecklistItem, CONTRIBUTION_NOT_FOUND } from '../../contracts/contributions/contributions.ts';
import type { WorkflowAction, WorkflowState } from '../../contracts/contributions/workflow.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { awardAchievements } from '../learning/awardAchievements.ts';
import { demandStep } from './demandStep.ts';
import { hasAddress } from './queries/authors.ts';
import { type Changes, type Contribution, changeContribution, lockContribution } from './queries/contributions.ts';
import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';

export type StepInput = { id: number; actor: Actor; reason?: string | undefined };
/** Without Payload nothing comes before readers. */
export type Tools = { database: Database; payload?: Payload | undefined };

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
  /** Where it leads, where that is not what the table says. */
  to?: WorkflowState | undefined;
  changes?: Changes;
  detail?: object | undefined;
  link?: string | null;
  title?: string | undefined;
};

/** What only some steps are told. */
export type StepRequest = {
  /** A date as ISO 8601 says it. */
  at?: string | undefined;
  /** What readers are told of a correction on medical grounds; empty where it is none, left out as it was proposed. */
  correction?: string | undefined;
  checklist?: readonly ChecklistItem[] | undefined;
  isMinorEdit?: boolean;
};
/** What a step does besides moving the contribution and telling of it. @throws Forbidden, Conflict, BadRequest */
export type Verb = (step: Step, asked: StepRequest, tools: Tools) => Done | Promise<Done>;

/**
 * The frame of every step: guarded by the table of workflow.ts, done by `work` all or nothing, noted and told. Of two who
 * act at the same moment the second is told who was first.
 * @throws NotFound, Forbidden, Conflict, BadRequest
 */
export async function takeStep(
  action: WorkflowAction,
  { id, actor, reason = '' }: StepInput,
  { database }: Pick<Tools, 'database'>,
  work: (step: Step) => Done | Promise<Done>,
): Promise<Receipt> {
  return inTransaction(database, async (connection) => {
    const contribution = await lockContribution(connection, id);
    if (!contribution) throw new NotFound(CONTRIBUTION_NOT_FOUND);
    const isUnderOwnAddress =
      contribution.userId === null && (await hasAddress(connection, actor.id, contribution.email));
    const to = demandStep({ action, contribution, actor, isUnderOwnAddress, reason });
    const step = { action, contribution, to, actor, reason, connection };
    return finish(step, await work(step));
  });
}

type Finished = Omit<Step, 'actor'> & { actor: Actor | null };

/** Moves it to where the step leads, and notes and tells that it was done. */
export async function finish(
  step: Finished,
  { to = step.to, changes, detail, link, title = step.contribution.title }: Done,
): Promise<Receipt> {
  const { id } = step.contribution;
  await changeContribution(step.connection, id, { status: to, ...changes });
  await record({ ...step, to }, { detail, link });
  const { userId } = step.contribution;
  if (to === 'published' && userId !== null) await awardAchievements(step.connection, { userId });
  return { id, status: to, title };
}
