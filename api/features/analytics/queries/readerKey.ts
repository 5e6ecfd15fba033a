import { createHmac, randomBytes } from 'node:crypto';
import { type Database, rowOf } from '../../../platform/Database.ts';

/** A key is asked for again after so long: all replicas change it within that time after midnight. */
const TRUST_MS = 60_000;
const MARK_BYTES = 16;

type Known = { key: Promise<Buffer>; until: number };

const known = new WeakMap<object, Known>();

/**
 * Tells one reader from others for as long as the day's key is there. The key is random, shared by all replicas, in no log
 * of the database and thrown away at midnight (UTC); without it nobody can make a mark or lead one back to an address.
 */
export async function markOf(database: Database, ...parts: (string | number)[]): Promise<Buffer> {
  const key = await keyOf(database);
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, MARK_BYTES);
}

function keyOf(database: Database): Promise<Buffer> {
  const kept = known.get(database);
  if (kept && kept.until > Date.now()) return kept.key;
  const key = selectKey(database);
  known.set(database, { key, until: Date.now() + TRUST_MS });
  key.catch(() => known.delete(database));
  return key;
}

/** Today's key by the clock of the database; whoever comes first makes it. */
async function selectKey(database: Database): Promise<Buffer> {
  const row = await rowOf<{ key: Buffer }>(database, {
    name: 'analytics-reader-key',
    text: `WITH today AS (SELECT (now() AT TIME ZONE 'UTC')::date AS day),
             gone AS (DELETE FROM analytics.reader_key USING today WHERE reader_key.day < today.day)
           INSERT INTO analytics.reader_key (day, key) SELECT day, $1::bytea FROM today
           ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING key`,
    values: [randomBytes(32)],
  });
  if (!row) throw new Error('The key of the day could not be made');
  return row.key;
}
