import type { Payload } from 'payload';
import type { ChecklistItem, STEPS } from '../../contracts/contributions/contributions.ts';
import { STEP_ON_OWN_WORK } from '../../contracts/contributions/contributions.ts';
import type { WorkflowState } from '../../contracts/contributions/workflow.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict, Forbidden } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Actor } from './actors.ts';
import { demandSendable } from './demandSendable.ts';
import { loadStep } from './loadStep.ts';
import { mailGuest } from './mailGuest.ts';
import type { GuestNews } from './mails/guestMail.ts';
import { publishContribution } from './publishContribution.ts';
import { type Changes, type Contribution, changeContribution } from './queries/contributions.ts';
import { hasWritten, insertEvent } from './queries/events.ts';
import type { Receipt } from './submitCondition.ts';
import { tell } from './tell.ts';

type StepName = (typeof STEPS)[number];
type Given = {
  id: number;
  step: StepName;
  reason: string;
  at?: string | undefined;
  checklist?: ChecklistItem[] | undefined;
  actor: Actor;
};
/** Without a mailer guests hear nothing. */
export type Means = { database: Database; payload: Payload | undefined; mailer?: Mailer | undefined };

/**
 * One step of a contribution: the guard, the change, the event and the news, all or nothing.
 * @throws NotFound, Forbidden, Conflict, BadRequest
 */
export async function takeContributionStep(given: Given, { mailer, ...means }: Means): Promise<Receipt> {
  const { receipt, contribution, page } = await takeStep(given, means);
  const news = GUEST_NEWS[given.step];
  if (news) mailGuest(mailer, { news, contribution, page });
  return receipt;
}

const GUEST_NEWS: { [Step in StepName]?: GuestNews } = {
  request_changes: 'asked',
  reject: 'rejected',
  publish: 'published',
  publish_in_emergency: 'published',
};

type Taken = { receipt: Receipt; contribution: Contribution; page: string | null };

async function takeStep(given: Given, { database, payload }: Means): Promise<Taken> {
  return inTransaction(database, async (connection) => {
    const { id, step, actor, reason } = given;
    const { contribution, to } = await loadStep(connection, { ...given, action: step });
    const { title } = contribution;
    if (step === 'publish' || step === 'publish_in_emergency') {
      const emergencyReason = step === 'publish_in_emergency' ? reason : null;
      const page = await publishContribution(
        { contribution, byId: actor.id, step, reason, emergencyReason },
        { connection, payload },
      );
      return { receipt: { id, status: to, title }, contribution, page };
    }
    if (step === 'approve' && (await hasWritten(connection, id, actor.id))) throw new Forbidden(STEP_ON_OWN_WORK);
    const content = step === 'submit' ? await demandSendable(connection, contribution) : {};
    await changeContribution(connection, id, { status: to, ...content, ...changesOf(given, contribution) });
    await insertEvent(connection, {
      ...{
        contributionId: id,
        action: step,
        from: contribution.status,
        to,
        userId: actor.id,
        reason,
        detail: detailOf(given),
      },
    });
    await tellOf(step, { connection, contribution, reason, to });
    // The publisher sleeps until the next date, which may be this one now.
    if (step === 'schedule') await connection.query(`SELECT pg_notify('publisher_asked', '')`);
    return { receipt: { id, status: to, title }, contribution, page: null };
  });
}

/** What of a step is kept with its event alone. */
function detailOf({ step, at, checklist }: Given): object | undefined {
  if (step === 'schedule') return { at };
  return step === 'approve' && checklist?.length ? { checklist: [...new Set(checklist)] } : undefined;
}

/** What a step leaves in the row besides the state that it leads to. */
function changesOf({ step, actor, at }: Given, { scheduledFor }: Contribution): Changes {
  const now = new Date();
  const unscheduled = { scheduledFor: null, scheduledById: null };
  switch (step) {
    case 'submit':
      return { submittedAt: now };
    case 'take':
      return { reviewerId: actor.id };
    case 'release':
      return { reviewerId: null };
    case 'approve':
      return { approvedById: actor.id, approvedAt: now, decidedAt: now };
    case 'reject':
      return { decidedAt: now };
    case 'withdraw':
      return unscheduled;
    case 'schedule':
      return { scheduledFor: demandTime(at), scheduledById: actor.id };
    case 'unschedule':
      if (!scheduledFor) throw new Conflict('No time is set for this');
      return unscheduled;
    default:
      return {};
  }
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

function demandTime(at: string | undefined): Date {
  if (!at) throw new BadRequest('at: is required');
  const time = new Date(at);
  const wait = time.getTime() - Date.now();
  if (wait <= 0) throw new BadRequest('at: must be in the future');
  if (wait > YEAR_MS) throw new BadRequest('at: must be within a year');
  return time;
}

const NEWS = {
  take: 'contribution_taken',
  release: 'contribution_released',
  request_changes: 'contribution_changes_requested',
  approve: 'contribution_approved',
  reject: 'contribution_rejected',
  schedule: 'contribution_scheduled',
  unschedule: 'contribution_unscheduled',
} as const;

type Told = { connection: Database; contribution: Contribution; reason: string; to: WorkflowState };

/** The author hears of what others do, and whoever is reviewing that it was withdrawn. */
async function tellOf(step: StepName, { connection, contribution, reason }: Told): Promise<void> {
  const { userId, reviewerId, title, kind } = contribution;
  if (step === 'submit') await tell(connection, { to: userId, kind: 'contribution_received', title });
  else if (step === 'withdraw') await tell(connection, { to: reviewerId, kind: 'contribution_withdrawn', title });
  else if (step === 'approve' && kind === 'removal')
    await tell(connection, { to: userId, kind: 'contribution_removal_approved', title });
  else if (step in NEWS) await tell(connection, { to: userId, kind: NEWS[step as keyof typeof NEWS], title, reason });
}
