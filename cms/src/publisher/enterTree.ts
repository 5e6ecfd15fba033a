import { setTimeout as wait } from 'node:timers/promises';
import { lockKey, type Sql } from './Sql.ts';

const KEEPER_ATTEMPTS = 20;
const KEEPER_PAUSE_MS = 50;

/**
 * Waits until this publisher may work on the tree: alone where nobody else does, else beside others that render with the
 * same build of the site. One with another build waits until they are gone. The lock is the connection's.
 * @returns whether it is alone, until `shareTree`
 */
export async function enterTree(connection: Sql, isCurrent: () => Promise<boolean>): Promise<boolean> {
  const key = lockKey('tree');
  const { rows } = await connection.query<{ isAlone: boolean }>(`SELECT pg_try_advisory_lock(${key}) AS "isAlone"`);
  if (rows[0]?.isAlone) return true;
  await connection.query(`SELECT pg_advisory_lock_shared(${key})`);
  if (await isCurrent()) return false;
  await connection.query(`SELECT pg_advisory_unlock_shared(${key})`);
  await connection.query(`SELECT pg_advisory_lock(${key})`);
  return true;
}

/** Lets others in that render with the same build. */
export async function shareTree(connection: Sql): Promise<void> {
  const key = lockKey('tree');
  await connection.query(`SELECT pg_advisory_lock_shared(${key})`);
  await connection.query(`SELECT pg_advisory_unlock(${key})`);
}

/**
 * Takes what a publisher at work held before its connection was lost: its share of the tree, and what only one may do.
 * @returns false when another publisher has taken over meanwhile, with another build or as the one who may
 */
export async function reenterTree(
  connection: Sql,
  { isCurrent, isKeeper }: { isCurrent: () => Promise<boolean>; isKeeper: boolean },
): Promise<boolean> {
  await connection.query(`SELECT pg_advisory_lock_shared(${lockKey('tree')})`);
  if (!(await isCurrent())) return false;
  // The session that was lost may hold its locks for a moment longer.
  for (let attempt = 0; isKeeper && !(await becomeKeeper(connection)); attempt += 1) {
    if (attempt === KEEPER_ATTEMPTS) return false;
    await wait(KEEPER_PAUSE_MS);
  }
  return true;
}

/** Of the publishers at work at most one does what only one may do, until its connection ends. */
export async function becomeKeeper(connection: Sql): Promise<boolean> {
  const { rows } = await connection.query<{ isKeeper: boolean }>(
    `SELECT pg_try_advisory_lock(${lockKey('keeper')}) AS "isKeeper"`,
  );
  return rows[0]?.isKeeper === true;
}
