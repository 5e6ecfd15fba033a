import { PUBLISH_QUEUE } from '../../jobs/queuePublish.ts';
import type { Sql } from '../Sql.ts';

/** Has every job that failed tried again at once, as if for the first time: Payload counts tries in the job's log, too. */
export async function tryJobsAgain(sql: Sql): Promise<void> {
  await sql.query(
    `WITH again AS (
       UPDATE payload_jobs SET has_error = false, error = NULL, total_tried = 0, wait_until = NULL
       WHERE queue = $1 AND completed_at IS NULL AND NOT processing AND total_tried > 0 RETURNING id)
     DELETE FROM payload_jobs_log WHERE _parent_id IN (SELECT id FROM again)`,
    [PUBLISH_QUEUE],
  );
}

/** What a worker had claimed that is gone is free again. There is one worker, so this is for it alone, while it does nothing. */
export async function freeClaimedJobs(sql: Sql): Promise<void> {
  await sql.query(
    'UPDATE payload_jobs SET processing = false WHERE queue = $1 AND completed_at IS NULL AND processing',
    [PUBLISH_QUEUE],
  );
}
