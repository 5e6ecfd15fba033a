import { setTimeout as wait } from 'node:timers/promises';
import { lockKey, type Sql } from './Sql.ts';

const KEEPER_ATTEMPTS = 20;
const KEEPER_PAUSE_MS = 50;

/**
 * Waits until this publisher may work on the tree: alone, or beside others with the same build. A publisher with
 * another build waits until the others have ended. The connection holds the lock.
 * @returns whether it is alone, until `shareTree`
 */
export async function enterTree(connection: Sql, isCurrent: () => Promise<boolean>): Promise<boolean> {
  const key = lockKey('tree');
  const { rows } = await connection.query(`SELECT pg_try_advisory_lock(${key}) AS "isAlone"`);
  if (rows[0]?.isAlone) return true;
  await connection.query(`SELECT pg_advisory_lock_shared(${key})`);
  if (await isCurrent()) return false;
  await connection.query(`SELECT pg_advisory_unlock_shared(${key})`);
  await connection.query(`SELECT pg_advisory_lock(${key})`);
  return true;
}

export async function shareTree(connection: Sql): Promise<void> {
  const key = lockKey('tree');
  await connection.query(`SELECT pg_advisory_lock_shared(${key})`);
  await connection.query(`SELECT pg_advisory_unlock(${key})`);
}

/**
 * Takes the locks of a lost connection again.
 * @returns false when another publisher has taken over meanwhile, with another build or as the leader
 */
export async function reenterTree(
  connection: Sql,
  { isCurrent, isKeeper }: { isCurrent: () => Promise<boolean>; isKeeper: boolean },
): Promise<boolean> {
  await connection.query(`SELECT pg_advisory_lock_shared(${lockKey('tree')})`);
  if (!(await isCurrent())) return false;
  // The lost session may hold its locks for a moment longer.
  for (let attempt = 0; isKeeper && !(await becomeLeader(connection)); attempt += 1) {
    if (attempt === KEEPER_ATTEMPTS) return false;
    await wait(KEEPER_PAUSE_MS);
  }
  return true;
}

/** Makes this publisher the leader until its connection ends. Returns false when another one is. */
export async function becomeLeader(connection: Sql): Promise<boolean> {
  const { rows } = await connection.query(`SELECT pg_try_advisory_lock(${lockKey('keeper')}) AS "isKeeper"`);
  return rows[0]?.isKeeper === true;
}
