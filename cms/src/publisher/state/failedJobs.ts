import { PUBLISH_QUEUE } from '../jobs/queuePublish.ts';
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

/**
 * What a worker had claimed that is gone is free again. There is one worker, so this is for it alone.
 * @param running jobs that this worker is doing
 */
export async function freeClaimedJobs(sql: Sql, running: readonly number[] = []): Promise<void> {
  await sql.query(
    `UPDATE payload_jobs SET processing = false
     WHERE queue = $1 AND completed_at IS NULL AND processing AND id <> ALL($2::int[])`,
    [PUBLISH_QUEUE, running],
  );
}

/**
 * Jobs whose time has come, the oldest first.
 * @param running jobs that this worker is doing, which it may not have claimed yet
 */
export async function selectWaitingJobs(
  sql: Sql,
  { most, running }: { most: number; running: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'publisher-waiting-jobs',
    text: `SELECT id FROM payload_jobs
           WHERE queue = $1 AND completed_at IS NULL AND has_error IS NOT TRUE AND NOT processing
             AND (wait_until IS NULL OR wait_until < now()) AND id <> ALL($3::int[])
           ORDER BY created_at, id LIMIT $2`,
    values: [PUBLISH_QUEUE, most, running],
  });
  return rows.map((row) => row.id);
}
