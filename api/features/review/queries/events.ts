import type { WorkflowState } from '../../../contracts/workflow.ts';
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

/** Whether somebody has put text of their own into this contribution while reviewing it. */
export async function hasResolved(database: Database, contributionId: number, userId: number): Promise<boolean> {
  const rows = await rowsOf(database, {
    name: 'review-has-resolved',
    text: `SELECT FROM review_events WHERE contribution_id = $1 AND user_id = $2 AND action = 'resolve' LIMIT 1`,
    values: [contributionId, userId],
  });
  return rows.length > 0;
}
