import type { ContentChange } from '../jobs/change.ts';
import { PUBLISH_QUEUE } from '../jobs/queuePublish.ts';
import type { Sql } from '../Sql.ts';
import { nameChanges } from './nameChanges.ts';
import { AWAY_AFTER_SECONDS, type PublisherFailure, type PublisherState, type Rebuild } from './PublisherState.ts';
import { reasonOf } from './reasonOf.ts';

/** Failures that are listed; more would say nothing that these do not. */
const MOST_LISTED = 20;

type Row = {
  seenAt: Date | null;
  isAway: boolean;
  pending: number;
  waitingSince: Date | null;
  pages: number;
  lastAt: Date | null;
  lastChanges: ContentChange[];
  lastCount: number;
  lastPages: number;
  lastMs: number;
  failedPages: number;
  failedJobs: number;
};

/** Reads how the publisher is. Asked every few seconds by those who look at it, so a few small queries. */
export async function readState(sql: Sql): Promise<PublisherState> {
  const [{ rows }, failures, rebuild] = await Promise.all([
    sql.query<Row>({ name: 'publisher-state', text: STATE }),
    selectFailures(sql),
    selectLastRebuild(sql),
  ]);
  const [row] = rows;
  if (!row) throw new Error('publisher.state has no row');
  return {
    isAway: row.isAway,
    seenAt: row.seenAt?.toISOString() ?? null,
    pending: row.pending,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    pages: row.pages,
    last: row.lastAt && {
      at: row.lastAt.toISOString(),
      names: await nameChanges(sql, row.lastChanges),
      changes: row.lastCount,
      pages: row.lastPages,
      milliseconds: row.lastMs,
    },
    failures,
    failed: row.failedPages + row.failedJobs,
    rebuild,
  };
}

/** Jobs that are tried again are failures, not pending: what waits is what nothing is wrong with. */
const HAS_FAILED = 'total_tried > 0';
const JOBS = `payload_jobs WHERE queue = '${PUBLISH_QUEUE}' AND completed_at IS NULL`;

const STATE = `
  SELECT seen_at AS "seenAt",
         seen_at IS NULL OR seen_at < now() - interval '${AWAY_AFTER_SECONDS} seconds' AS "isAway",
         (SELECT count(*)::int FROM ${JOBS} AND NOT ${HAS_FAILED}) AS pending,
         (SELECT min(created_at) FROM ${JOBS} AND NOT ${HAS_FAILED}) AS "waitingSince",
         (SELECT count(*)::int FROM publisher.page) AS pages,
         last_published_at AS "lastAt", last_changes AS "lastChanges", last_count AS "lastCount",
         last_pages AS "lastPages", last_ms AS "lastMs",
         (SELECT count(*)::int FROM publisher.failed_page) AS "failedPages",
         (SELECT count(*)::int FROM ${JOBS} AND ${HAS_FAILED}) AS "failedJobs"
  FROM publisher.state`;

type FailureRow = {
  path: string | null;
  change: ContentChange | null;
  reason: string | null;
  since: Date;
  tries: number;
  nextTryAt: Date | null;
};

async function selectFailures(sql: Sql): Promise<PublisherFailure[]> {
  const { rows } = await sql.query<FailureRow>({
    name: 'publisher-failures',
    text: `
      SELECT path, NULL AS change, reason, since, tries, next_try_at AS "nextTryAt" FROM publisher.failed_page
      UNION ALL
      SELECT NULL, input -> 'change', ${REASON_OF_JOB}, created_at, total_tried::int,
             CASE WHEN NOT has_error THEN coalesce(wait_until, now()) END
      FROM ${JOBS} AND ${HAS_FAILED}
      ORDER BY since, path LIMIT ${MOST_LISTED}`,
  });
  const changes = rows.map(({ change }) => change).filter((change) => change !== null);
  const names = await nameChanges(sql, changes);
  return rows.map(({ path, reason, since, tries, nextTryAt }) => ({
    what: path ?? names.shift() ?? 'A change',
    // Payload keeps the message as it was thrown.
    reason: reasonOf(reason ?? ''),
    since: since.toISOString(),
    tries,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }));
}

/** What Payload wrote down of the last try of a job. */
export const REASON_OF_JOB = `coalesce(error ->> 'message', (SELECT log.error ->> 'message' FROM payload_jobs_log log
  WHERE log._parent_id = payload_jobs.id AND log.error IS NOT NULL ORDER BY log.completed_at DESC LIMIT 1))`;

async function selectLastRebuild(sql: Sql): Promise<Rebuild | null> {
  const { rows } = await sql.query<Record<'requestedAt' | 'startedAt' | 'finishedAt', Date | null> & RebuildRow>({
    name: 'publisher-last-rebuild',
    text: `SELECT id, requested_at AS "requestedAt", started_at AS "startedAt", finished_at AS "finishedAt",
                  total, done, failed, error
           FROM publisher.rebuild ORDER BY finished_at IS NULL DESC, id DESC LIMIT 1`,
  });
  const [row] = rows;
  return row
    ? {
        ...row,
        requestedAt: row.requestedAt?.toISOString() ?? '',
        startedAt: row.startedAt?.toISOString() ?? null,
        finishedAt: row.finishedAt?.toISOString() ?? null,
      }
    : null;
}
type RebuildRow = Omit<Rebuild, 'requestedAt' | 'startedAt' | 'finishedAt'>;
