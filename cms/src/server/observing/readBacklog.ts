import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { limitTime } from '@common-ground/api/platform/limitTime.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import type { GaugeValue } from '@common-ground/api/platform/metrics/startRecording.ts';
import { defineStatement, findRow, json, type RowFrom } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';

type Waiting = { kind: number; count: number; seconds: number };

/** `pages`: by priority, where a recorded change has that of the pages of its record. */
const BACKLOG = defineStatement({
  name: 'metrics-backlog',
  row: {
    pages: json<Waiting[] | null>(),
    failedPages: z.number(),
    mails: z.number(),
    mailSeconds: z.number(),
    failedMails: z.number(),
    pushes: z.number(),
    pushSeconds: z.number(),
  },
  text: `SELECT (SELECT json_agg(kinds) FROM (
             SELECT priority AS kind, count(*)::int AS count, extract(epoch FROM now() - min(since))::float8 AS seconds
             FROM publisher.waiting WHERE error IS NULL GROUP BY priority) AS kinds) AS pages,
           (SELECT count(error)::int FROM publisher.dirty) AS "failedPages",
           mail.waiting AS mails, mail.seconds AS "mailSeconds", mail.failed AS "failedMails",
           push.waiting AS pushes, push.seconds AS "pushSeconds"
         FROM (SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(at)), 0)::float8 AS seconds,
             (count(*) FILTER (WHERE attempts > 0))::int AS failed FROM mail.outbox) AS mail
           CROSS JOIN (SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(at)), 0)::float8 AS seconds
             FROM push.outbox) AS push`,
});

/** Milliseconds that the values of a scrape are used again, so that several scrapers cost one query. */
const REUSED_MS = 1000;
/** Milliseconds after which the database counts as down. Prometheus gives up a scrape after ten seconds. */
const ANSWER_MS = 2000;

type Options = {
  database: Database;
  /** Whether this publisher is the leader, the only one that reads the backlog. */
  isLeader: () => boolean;
  /** `DATA_DIR`, where the backup leaves the time of the last one. */
  folder: string;
};

/** Returns a function that reads the gauges of a publisher: whether it is the leader, and the backlog if it is. */
export function createBacklogReader({ database, isLeader, folder }: Options): () => Promise<GaugeValue[]> {
  let last: { at: number; values: Promise<GaugeValue[]> } | undefined;
  return () => {
    if (!isLeader()) return Promise.resolve([{ name: 'isLeader', labels: {}, value: 0 }]);
    if (!last || performance.now() - last.at >= REUSED_MS)
      last = { at: performance.now(), values: readAll(database, folder) };
    return last.values;
  };
}

async function readAll(database: Database, folder: string): Promise<GaugeValue[]> {
  const [backlog, backupAt] = await Promise.all([
    limitTime(ANSWER_MS, findRow(database, BACKLOG)).catch((error: unknown) => {
      log.warn({ err: error }, 'the backlog could not be read for the metrics');
      return null;
    }),
    readLastBackup(folder),
  ]);
  return [
    { name: 'isLeader', labels: {}, value: 1 },
    { name: 'isDatabaseUp', labels: {}, value: backlog ? 1 : 0 },
    ...(backlog ? toGauges(backlog) : []),
    ...(backupAt === null ? [] : [{ name: 'lastBackup' as const, labels: {}, value: backupAt / 1000 }]),
  ];
}

/** A kind without pages has the value 0, so that a graph shows a line. */
function toGauges(backlog: RowFrom<typeof BACKLOG>): GaugeValue[] {
  const pages = Object.entries(PRIORITY).flatMap(([kind, priority]): GaugeValue[] => {
    const waiting = backlog.pages?.find((row) => row.kind === priority);
    return [
      { name: 'pendingPages', labels: { kind }, value: waiting?.count ?? 0 },
      { name: 'pendingSeconds', labels: { kind }, value: waiting?.seconds ?? 0 },
    ];
  });
  return [
    ...pages,
    { name: 'failedPages', labels: {}, value: backlog.failedPages },
    { name: 'waitingMessages', labels: { kind: 'mail' }, value: backlog.mails },
    { name: 'waitingMessages', labels: { kind: 'push' }, value: backlog.pushes },
    { name: 'waitingMessageSeconds', labels: { kind: 'mail' }, value: backlog.mailSeconds },
    { name: 'waitingMessageSeconds', labels: { kind: 'push' }, value: backlog.pushSeconds },
    { name: 'failedMails', labels: {}, value: backlog.failedMails },
  ];
}

const backupSchema = z.object({ finishedAt: z.iso.datetime() });

/** Returns the time of the last backup in milliseconds; null when the file is missing or says something else. */
async function readLastBackup(folder: string): Promise<number | null> {
  const text = await readFile(path.join(folder, 'last-backup.json'), 'utf8').catch(() => 'null');
  try {
    return Date.parse(backupSchema.parse(JSON.parse(text)).finishedAt);
  } catch {
    return null;
  }
}
