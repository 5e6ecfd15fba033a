import type { WorkflowState } from '../../../contracts/contributions/workflow.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

export type ReviewEvent = {
  contributionId: number;
  action: string;
  from: WorkflowState | null;
  to: WorkflowState;
  /** Null: the sender without an account, or the server itself. */
  userId: number | null;
  reason?: string | undefined;
  /** What was there before, where the step changed it: nothing is lost. */
  detail?: object | undefined;
};

/** In the transaction of the step that it tells of. */
export async function insertEvent(database: Database, event: ReviewEvent): Promise<void> {
  await rowsOf(database, {
    name: 'review-event',
    // Of two steps in one transaction the second is later.
    text: `INSERT INTO review_events (contribution_id, action, from_state, to_state, user_id, reason, detail, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
    values: [
      ...[event.contributionId, event.action, event.from, event.to, event.userId, event.reason || null],
      event.detail ? JSON.stringify(event.detail) : null,
    ],
  });
}

/**
 * Whether somebody has put text of their own into this contribution besides its author: they joined it with the page, or
 * saved a draft of the CMS that another has sent in.
 */
export async function hasWritten(database: Database, contributionId: number, userId: number): Promise<boolean> {
  const rows = await rowsOf(database, {
    name: 'review-has-written',
    text: `SELECT FROM review_events e JOIN contributions c ON c.id = e.contribution_id
           WHERE e.contribution_id = $1 AND (
             (e.action = 'resolve' AND e.user_id = $2)
             OR (e.action = 'submit' AND EXISTS (
               SELECT FROM _conditions_v v
               WHERE v.parent_id = c.condition_id AND v.version_last_edited_by_id = $2
                 AND v.version__status = 'draft' AND v.id <= (e.detail ->> 'draft')::int
                 AND NOT EXISTS (
                   SELECT FROM _conditions_v p WHERE p.parent_id = v.parent_id AND p.version__status = 'published'
                     AND p.id BETWEEN v.id AND (e.detail ->> 'draft')::int)))) LIMIT 1`,
    values: [contributionId, userId],
  });
  return rows.length > 0;
}
