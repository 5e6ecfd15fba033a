import { type ContributionKind, isOfPath } from '../../contracts/contributions/contents.ts';
import type { WorkflowAction, WorkflowState } from '../../contracts/contributions/workflow.ts';
import type { NotificationKind } from '../../contracts/notifications/notifications.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { queueGuestMail } from '../../platform/mail/outbox.ts';
import type { GuestMail } from '../notifications/mails/guestMail.ts';
import { notify } from '../notifications/queries/notify.ts';
import type { Contribution } from './queries/contributions.ts';

/** Where somebody sees what became of what they sent in. */
const OWN_CONTRIBUTIONS = '/profile#contributions';
/** The form that answers a reviewer has the fields of a condition. */
const ANSWERED_BY_FORM: readonly ContributionKind[] = ['condition', 'edit', 'translation'];
const atDesk = (id: number) => `/cms/collections/contributions/${id}`;

/** What is told of a step, whether somebody took it or the server did (no actor). */
type Recorded = {
  connection: Database;
  action: WorkflowAction;
  /** As it was before; one that was just sent in had no state. */
  contribution: Pick<Contribution, 'id' | 'kind' | 'title' | 'userId' | 'email' | 'reviewerId' | 'scheduledById'> & {
    status: WorkflowState | null;
  };
  to: WorkflowState;
  actor: { id: number | null } | null;
  reason?: string;
};
type More = {
  /** What was there before, where the step changed it. */
  detail?: object | undefined;
  /** Where what came of it is found; their own contributions, where nothing did. */
  link?: string | null;
};

type Kind = Extract<NotificationKind, `contribution_${string}`>;
/** `saysWhy`: with the words of the step. */
type Told = { kind: Kind; to: readonly (number | null)[]; saysWhy?: boolean; link?: string };

/** Notes what was done with a contribution and tells whom it concerns, in the transaction of the step. */
export async function record(step: Recorded, { detail, link }: More = {}): Promise<void> {
  const { connection, contribution, action, to, actor, reason } = step;
  const { id, status: from, title } = contribution;
  await rowsOf(connection, {
    name: 'review-event',
    // Of two steps in one transaction the second is later. Nobody: the sender without an account, or the server itself.
    text: `INSERT INTO review_events (contribution_id, action, from_state, to_state, user_id, reason, detail, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
    values: [id, action, from, to, actor?.id ?? null, reason || null, detail ? JSON.stringify(detail) : null],
  });
  for (const { kind, to: people, saysWhy, link: place = OWN_CONTRIBUTIONS } of await newsOf(step)) {
    const values = { title, ...(saysWhy && reason ? { reason } : {}) };
    // Who has no account has no inbox.
    for (const userId of new Set(people))
      if (userId !== null) await notify(connection, { userId, kind, values, link: link ?? place });
  }
  const news = GUEST_NEWS[action];
  if (news && contribution.userId === null && contribution.email)
    await queueGuestMail(connection, { contributionId: id, kind: news, link });
}

/** What whoever has no inbox is mailed. */
const GUEST_NEWS: { [Action in WorkflowAction]?: GuestMail } = {
  submit: 'Received',
  request_changes: 'Asked',
  reject: 'Rejected',
  publish: 'Published',
  publish_in_emergency: 'Published',
};

/** What is said anew to readers is no news of somebody's contribution. */
const TOLD: Record<Exclude<WorkflowAction, 'restate_correction'>, Kind> = {
  submit: 'contribution_received',
  take: 'contribution_taken',
  release: 'contribution_released',
  request_changes: 'contribution_changes_requested',
  answer: 'contribution_answered',
  approve: 'contribution_approved',
  reject: 'contribution_rejected',
  resolve: 'contribution_joined',
  withdraw: 'contribution_withdrawn',
  publish: 'contribution_published',
  schedule: 'contribution_scheduled',
  unschedule: 'contribution_unscheduled',
  publish_in_emergency: 'contribution_published',
};
const TOLD_OF_REMOVAL: { [Action in WorkflowAction]?: Kind } = {
  approve: 'contribution_removal_approved',
  publish: 'contribution_removed',
  publish_in_emergency: 'contribution_removed',
};

/** Whoever is reviewing hears what the author does, the author what others do, and why where that is a judgement. */
async function newsOf({ connection, action, contribution, to, actor }: Recorded): Promise<Told[]> {
  const { id, kind, userId: author, reviewerId, scheduledById } = contribution;
  if (action === 'restate_correction') return [];
  const ofRemoval = kind === 'removal' ? TOLD_OF_REMOVAL[action] : undefined;
  const told = ofRemoval ?? TOLD[action];
  switch (action) {
    case 'answer':
      // In the queue nobody has it.
      if (to !== 'in_review') return [];
      return [{ kind: told, to: [reviewerId], link: atDesk(id) }];
    case 'withdraw':
      return [{ kind: told, to: [reviewerId], link: atDesk(id) }];
    case 'request_changes':
      return [
        {
          kind: told,
          to: [author],
          saysWhy: true,
          ...(ANSWERED_BY_FORM.includes(kind) ? { link: `/suggest?contribution=${id}` } : {}),
          ...(isOfPath(kind) ? { link: atDesk(id) } : {}),
        },
      ];
    case 'submit':
    case 'publish':
      return [{ kind: told, to: [author] }];
    case 'publish_in_emergency': {
      const emergency = ofRemoval ? 'contribution_removed_emergency' : 'contribution_emergency';
      const editors = await selectEditors(connection, actor?.id ?? null);
      return [
        { kind: told, to: [author] },
        { kind: emergency, to: editors, saysWhy: true },
      ];
    }
    case 'unschedule':
      // By nobody: it could not be published when the time came.
      if (!actor) return [{ kind: 'contribution_not_published', to: [scheduledById, author], saysWhy: true }];
      return [{ kind: told, to: [author], saysWhy: true }];
    default:
      return [{ kind: told, to: [author], saysWhy: !ofRemoval }];
  }
}

/** Whoever could have approved it, but was not asked. */
async function selectEditors(connection: Database, exceptId: number | null): Promise<number[]> {
  const editors = await rowsOf<{ id: number }>(connection, {
    name: 'review-editors',
    text: `SELECT id FROM users WHERE role IN ('editor', 'admin') AND id IS DISTINCT FROM $1 ORDER BY id`,
    values: [exceptId],
  });
  return editors.map(({ id }) => id);
}
