import { z } from 'zod';
import { AWAY_AFTER_SECONDS, PRIORITY, type PublisherState } from '../../contracts/publishing/publisherState.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, findRow, isoTime, selectRows } from '../../platform/statement.ts';
import { selectWaiting } from './queries/selectWaiting.ts';

const MAX_LISTED = 20;

export async function readState(database: Database): Promise<PublisherState> {
  const [waiting, publisher, failures, rebuild] = await Promise.all([
    selectWaiting(database),
    selectPublisher(database),
    selectFailures(database),
    selectLastRebuild(database),
  ]);
  const { lastAt, lastNames, lastCount, lastPages, lastMs } = publisher;
  return {
    isAway: publisher.isAway,
    seenAt: publisher.seenAt,
    pending: waiting.pending,
    waitingSince: waiting.waitingSince?.toISOString() ?? null,
    pages: publisher.pages,
    last:
      lastAt === null
        ? null
        : { at: lastAt, names: lastNames, changes: lastCount, pages: lastPages, milliseconds: lastMs },
    failures,
    failed: waiting.failed,
    rebuild,
  };
}

export const IS_AWAY = `coalesce(seen_at < now() - interval '${AWAY_AFTER_SECONDS} seconds', true)`;

const PUBLISHER = defineStatement({
  name: 'publishing-state',
  row: {
    seenAt: isoTime().nullable(),
    isAway: z.boolean(),
    pages: z.number(),
    lastAt: isoTime().nullable(),
    lastNames: z.array(z.string()),
    lastCount: z.number(),
    lastPages: z.number(),
    lastMs: z.number(),
  },
  text: `SELECT seen_at AS "seenAt", ${IS_AWAY} AS "isAway", (SELECT count(*)::int FROM publisher.page) AS pages,
           last_published_at AS "lastAt", last_names AS "lastNames", last_count AS "lastCount",
           last_pages AS "lastPages", last_ms AS "lastMs"
         FROM publisher.state`,
});

async function selectPublisher(database: Database) {
  const row = await findRow(database, PUBLISHER);
  if (!row) throw new Error('publisher.state has no row');
  return row;
}

const FAILURES = defineStatement({
  name: 'publishing-failures',
  row: { what: z.string(), reason: z.string(), since: isoTime(), tries: z.number(), nextTryAt: isoTime().nullable() },
  text: `SELECT what, error AS reason, since, attempts AS tries, next_try_at AS "nextTryAt"
         FROM publisher.waiting WHERE error IS NOT NULL ORDER BY since, what LIMIT ${MAX_LISTED}`,
});
const selectFailures = (database: Database) => selectRows(database, FAILURES);

const LAST_REBUILD = defineStatement({
  name: 'publishing-last-rebuild',
  row: {
    id: z.number(),
    requestedAt: isoTime(),
    startedAt: isoTime().nullable(),
    finishedAt: isoTime().nullable(),
    total: z.number(),
    done: z.number(),
    failed: z.number(),
  },
  text: `SELECT id, requested_at AS "requestedAt", started_at AS "startedAt", finished_at AS "finishedAt", total,
           CASE WHEN finished_at IS NULL THEN total - w.left ELSE total END AS done,
           CASE WHEN finished_at IS NULL THEN w.failed ELSE r.failed END AS failed
         FROM publisher.rebuild r, LATERAL (
           SELECT count(*) FILTER (WHERE error IS NULL AND priority = ${PRIORITY.rebuild})::int AS left, count(error)::int AS failed
           FROM publisher.dirty WHERE r.started_at IS NOT NULL) AS w
         ORDER BY finished_at IS NULL DESC, id DESC LIMIT 1`,
});
const selectLastRebuild = (database: Database) => findRow(database, LAST_REBUILD);
