import type { Payload } from 'payload';
import { type ChecklistItem, CONTRIBUTION_NOT_FOUND } from '../../contracts/contributions/contributions.ts';
import type {
  PlannedAction,
  WorkflowAction,
  WorkflowState,
  WorkflowStep,
} from '../../contracts/contributions/workflow.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { awardAchievements } from '../learning/awardAchievements.ts';
import { demandStep } from './demandStep.ts';
import type { Receipt } from './insertProposal.ts';
import { hasAddress } from './queries/authors.ts';
import { type Changes, type Contribution, changeContribution, lockContribution } from './queries/contributions.ts';
import { recordEvent, type Together } from './recordEvent.ts';

export type StepInput = { id: number; actor: Actor; reason?: string | undefined };
/** Without `payload`, publishing throws Unavailable. */
export type Tools = { database: Database; payload?: Payload | undefined };

export type Step = {
  action: WorkflowAction;
  contribution: Contribution;
  to: WorkflowState;
  actor: Actor;
  reason: string;
  connection: Database;
};
/** Result of a handler: changes of the row, detail of the event, link of the notifications, title of the receipt. */
export type StepResult = {
  /** Next state, when it differs from the one in the table of `workflow.ts`. */
  to?: WorkflowState | undefined;
  changes?: Changes;
  detail?: object | undefined;
  link?: string | null;
  title?: string | undefined;
};

export type StepRequest = {
  at?: string | undefined;
  /** Correction text for readers: empty for none, undefined for the proposed one. */
  correction?: string | undefined;
  checklist?: readonly ChecklistItem[] | undefined;
  isMinorEdit?: boolean;
};
export type StepHandler = (step: Step, asked: StepRequest, tools: Tools) => StepResult | Promise<StepResult>;

/**
 * Takes a step in one transaction: checks it by the table of `workflow.ts`. For each action of the step it runs `work`,
 * changes the state and records the event. A concurrent step waits for the lock and is checked against the new state.
 */
export async function takeStep(
  step: WorkflowStep,
  { id, actor, reason = '' }: StepInput,
  { database }: Pick<Tools, 'database'>,
  work: (step: Step) => StepResult | Promise<StepResult>,
): Promise<Receipt> {
  return inTransaction(database, async (connection) => {
    let contribution = await demandContribution(connection, id);
    const isUnderOwnAddress =
      contribution.userId === null && (await hasAddress(connection, actor.id, contribution.email));
    const actions = demandStep({ step, contribution, actor, isUnderOwnAddress, reason });
    const last = actions.pop() as PlannedAction;
    for (const { action, to } of actions) {
      const taken = { action, to, contribution, actor, reason: action === 'approve' ? reason : '', connection };
      await finishStep(taken, await work(taken), { isFollowed: true });
      contribution = await demandContribution(connection, id);
    }
    // The reason of a step that approves and publishes is stored with the approval.
    const hasApproved = actions.some(({ action }) => action === 'approve');
    const taken = { ...last, contribution, actor, reason: hasApproved ? '' : reason, connection };
    return finishStep(taken, await work(taken), hasApproved ? { comment: reason } : {});
  });
}

async function demandContribution(connection: Database, id: number): Promise<Contribution> {
  const contribution = await lockContribution(connection, id);
  if (!contribution) throw new NotFound(CONTRIBUTION_NOT_FOUND);
  return contribution;
}

type Finished = Omit<Step, 'actor'> & { actor: Actor | null };

/** Changes the state, records the event and awards achievements for a publication. */
export async function finishStep(
  step: Finished,
  { to = step.to, changes, detail, link, title = step.contribution.title }: StepResult,
  together: Together = {},
): Promise<Receipt> {
  const { id } = step.contribution;
  await changeContribution(step.connection, id, { status: to, ...changes });
  await recordEvent({ ...step, to }, { detail, link, ...together });
  const { userId } = step.contribution;
  if (to === 'published' && userId !== null) await awardAchievements(step.connection, { userId });
  return { id, status: to, title };
}

export const withdraw = (): StepResult => ({ changes: { scheduledFor: null, scheduledById: null } });
