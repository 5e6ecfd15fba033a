import { z } from 'zod';
import type { WorkflowAction, WorkflowState } from '../../contracts/contributions/workflow.ts';
import type { NotificationKind } from '../../contracts/notifications/notifications.ts';
import type { Database } from '../../platform/Database.ts';
import { queueGuestMail } from '../../platform/mail/outbox.ts';
import { defineStatement, execute, selectRows } from '../../platform/statement.ts';
import type { GuestMail } from '../notifications/mails/guestMail.ts';
import { notify } from '../notifications/queries/notify.ts';
import { findReviewedKind } from './kinds/reviewedKinds.ts';
import type { Contribution } from './queries/contributions.ts';
import type { ReviewedPlace } from './queries/place.ts';

const OWN_CONTRIBUTIONS = '/profile#contributions';
const toEditorLink = (id: number) => `/cms/collections/contributions/${id}`;
const ANSWER_LINKS = { form: (id: number) => `/suggest?contribution=${id}`, desk: toEditorLink };

type RecordedContribution = ReviewedPlace &
  Pick<Contribution, 'id' | 'kind' | 'title' | 'userId' | 'email' | 'reviewerId' | 'scheduledById'>;

/** A step to record. `actor` is null when the server took it, or a guest with a receipt. */
type Recorded = {
  connection: Database;
  action: WorkflowAction;
  /** The contribution before the step. Its status is null when it was just sent. */
  contribution: RecordedContribution & {
    status: WorkflowState | null;
  };
  to: WorkflowState;
  actor: { id: number | null } | null;
  reason?: string;
};
/** Actions that one step takes together notify once, of the last action. */
export type Together = {
  /** Whether another action of the step follows. */
  isFollowed?: boolean;
  /** Comment on the approval before this action, for the notification. */
  comment?: string;
};
type EventDetails = Together & {
  detail?: object | undefined;
  link?: string | null;
};

type Kind = Extract<NotificationKind, `contribution_${string}`>;
/** `saysWhy`: whether the notification includes the reason of the step. */
type StepNotification = { kind: Kind; to: readonly (number | null)[]; saysWhy?: boolean; link?: string };

const REVIEW_EVENT = defineStatement({
  name: 'review-event',
  // `now()` would give two steps of a transaction the same time. `user_id` is null for a guest and the server.
  text: `INSERT INTO review_events (contribution_id, action, from_state, to_state, user_id, reason, detail, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
});

export async function recordEvent(
  step: Recorded,
  { detail, link, isFollowed, comment }: EventDetails = {},
): Promise<void> {
  const { connection, contribution, action, to, actor, reason } = step;
  const { id, status: from, title } = contribution;
  await execute(connection, REVIEW_EVENT, [
    id,
    action,
    from,
    to,
    actor?.id ?? null,
    reason || null,
    detail ? JSON.stringify(detail) : null,
  ]);
  if (isFollowed) return;
  for (const { kind, to: people, saysWhy, link: place = OWN_CONTRIBUTIONS } of await toNotifications(step)) {
    const why = (saysWhy && reason) || (contribution.kind !== 'removal' && comment);
    const values = { title, ...(why ? { reason: why } : {}) };
    for (const userId of new Set(people))
      if (userId !== null) await notify(connection, { userId, kind, values, link: link ?? place });
  }
  const news = GUEST_MAIL_OF_ACTION[action];
  if (news && contribution.userId === null && contribution.email)
    await queueGuestMail(connection, { contributionId: id, kind: news, link });
}

/** Mails to guests, who have no inbox. */
const GUEST_MAIL_OF_ACTION: { [Action in WorkflowAction]?: GuestMail } = {
  submit: 'Received',
  request_changes: 'Asked',
  reject: 'Rejected',
  publish: 'Published',
  publish_in_emergency: 'Published',
};

/** Notifications of actions. `restate_correction` has none, because it does not concern the author. */
const KIND_OF_ACTION: Record<Exclude<WorkflowAction, 'restate_correction'>, Kind> = {
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
const KIND_OF_REMOVAL: { [Action in WorkflowAction]?: Kind } = {
  approve: 'contribution_removal_approved',
  publish: 'contribution_removed',
  publish_in_emergency: 'contribution_removed',
};

async function toNotifications({ connection, action, contribution, to, actor }: Recorded): Promise<StepNotification[]> {
  const { id, kind, userId: author, reviewerId, scheduledById } = contribution;
  if (action === 'restate_correction') return [];
  const ofRemoval = kind === 'removal' ? KIND_OF_REMOVAL[action] : undefined;
  const told = ofRemoval ?? KIND_OF_ACTION[action];
  switch (action) {
    case 'answer':
      // A contribution that is back in the queue has no reviewer to notify.
      if (to !== 'in_review') return [];
      return [{ kind: told, to: [reviewerId], link: toEditorLink(id) }];
    case 'withdraw':
      return [{ kind: told, to: [reviewerId], link: toEditorLink(id) }];
    case 'request_changes':
      return [
        {
          kind: told,
          to: [author],
          saysWhy: true,
          link: toAnswerLink(contribution),
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
      // Without an actor, the server has taken the step, because it could not publish the contribution at its time.
      if (!actor) return [{ kind: 'contribution_not_published', to: [scheduledById, author], saysWhy: true }];
      return [{ kind: told, to: [author], saysWhy: true }];
    default:
      return [{ kind: told, to: [author], saysWhy: !ofRemoval }];
  }
}

function toAnswerLink(contribution: RecordedContribution): string {
  if (contribution.kind === 'removal') return OWN_CONTRIBUTIONS;
  return ANSWER_LINKS[findReviewedKind(contribution).answeredIn](contribution.id);
}

const REVIEW_EDITORS = defineStatement({
  name: 'review-editors',
  row: { id: z.number() },
  text: `SELECT id FROM users WHERE role IN ('editor', 'admin') AND id IS DISTINCT FROM $1 ORDER BY id`,
});

async function selectEditors(connection: Database, exceptId: number | null): Promise<number[]> {
  const editors = await selectRows(connection, REVIEW_EDITORS, [exceptId]);
  return editors.map(({ id }) => id);
}
