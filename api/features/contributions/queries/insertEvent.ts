import type { WorkflowAction, WorkflowState } from '../../../contracts/contributions/workflow.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

export type ReviewEvent = {
  contributionId: number;
  action: WorkflowAction;
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
  const { contributionId, action, from, to, userId, reason, detail } = event;
  await rowsOf(database, {
    name: 'review-event',
    // Of two steps in one transaction the second is later.
    text: `INSERT INTO review_events (contribution_id, action, from_state, to_state, user_id, reason, detail, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
    values: [contributionId, action, from, to, userId, reason || null, detail ? JSON.stringify(detail) : null],
  });
}
