import { z } from 'zod';
import version from '../../../package.json' with { type: 'json' };
import { type Health, PUBLISHER_PATIENCE_SECONDS } from '../../contracts/publishing/health.ts';
import { HEALTH_PART_MS } from '../../contracts/waiting.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { Unavailable } from '../../platform/errors.ts';
import { limitTime } from '../../platform/limitTime.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { selectWaiting } from './queries/selectWaiting.ts';

const REMEMBERED_MS = 2000;

const tried = new WeakMap<Database, { at: number; answer: Promise<boolean> }>();

const WRITE_TRIAL = defineStatement({
  name: 'publishing-can-write',
  row: { pg_logical_emit_message: z.string(), isAllowed: z.boolean() },
  text: `SELECT pg_logical_emit_message(true, 'common-ground-health', pg_export_snapshot()),
           current_setting('transaction_read_only') = 'off' AS "isAllowed"`,
});

/**
 * Returns whether the database can still write a file, which it deletes at once, and a record of its log. An inserted
 * row would often fit on a full disk, and would stay. Caches the result, so that frequent requests do not each write.
 */
function canWrite(database: Database): Promise<boolean> {
  const before = tried.get(database);
  if (before && Date.now() - before.at < REMEMBERED_MS) return before.answer;
  const answer = findRow(database, WRITE_TRIAL).then(
    (row) => row?.isAllowed === true,
    () => false,
  );
  tried.set(database, { at: Date.now(), answer });
  return answer;
}

const LAST_PUBLISHED = defineStatement({
  name: 'publishing-last-published',
  row: { lastPublishedAt: z.date().nullable() },
  text: 'SELECT last_published_at AS "lastPublishedAt" FROM publisher.state',
});

type OfDatabase = Pick<Health, 'postgres' | 'publisher'> & { isLate: boolean };

/** Never rejects: whether the database responds is part of the result. */
export async function readHealth(database: Database, findCms?: ApiContext['findCms']): Promise<Health> {
  const [{ postgres, publisher, isLate }, cms] = await Promise.all([
    limitTime(HEALTH_PART_MS, shareLook(database)).catch(describeFailure),
    findCms ? limitTime(HEALTH_PART_MS, findCms()).catch(() => 'down' as const) : null,
  ]);
  const isWell = postgres === 'ok' && !isLate && (cms === 'ok' || cms === null);
  return { status: isWell ? 'ok' : 'unwell', postgres, cms, publisher, version: version.version };
}

/** Milliseconds after which requests no longer share a check of a database that does not respond. */
const SHARED_MS = 5 * HEALTH_PART_MS;
const looks = new WeakMap<Database, { since: number; found: Promise<OfDatabase> }>();

/** Shares one check among concurrent requests, so that they take one connection of the pool. */
function shareLook(database: Database): Promise<OfDatabase> {
  const before = looks.get(database);
  if (before && Date.now() - before.since < SHARED_MS) return before.found;
  const look = { since: Date.now(), found: lookAt(database) };
  looks.set(database, look);
  const forget = () => looks.get(database) === look && looks.delete(database);
  look.found.then(forget, forget);
  return look.found;
}

async function lookAt(database: Database): Promise<OfDatabase> {
  const { pending, waitingSince, failingSince, now } = await selectWaiting(database);
  const { lastPublishedAt } = (await findRow(database, LAST_PUBLISHED)) ?? { lastPublishedAt: null };
  const isWritable = await canWrite(database);
  const isPast = (since: Date | null) =>
    since !== null && now.getTime() - since.getTime() >= PUBLISHER_PATIENCE_SECONDS * 1000;
  return {
    postgres: isWritable ? 'ok' : 'read-only',
    publisher: { pending, lastPublishedAt: lastPublishedAt?.toISOString() ?? null },
    isLate: isPast(waitingSince) || isPast(failingSince),
  };
}

/** PostgreSQL's codes for: lock not available, query cancelled (as after a timeout), too many connections. */
const BUSY_CODE = /^(55P03|57014|53300)$/;
const IS_FULL = 'timeout exceeded when trying to connect';

function describeFailure(error: Error & { code?: string }): OfDatabase {
  const isBusy = error instanceof Unavailable || BUSY_CODE.test(error.code ?? '') || error.message === IS_FULL;
  return {
    postgres: isBusy ? 'busy' : 'down',
    publisher: { pending: null, lastPublishedAt: null },
    isLate: false,
  };
}
