import { lockKey, type Sql } from './Sql.ts';

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
 * Takes the shared lock of a lost connection again.
 * @returns false when another publisher has put the pages of another build in place meanwhile
 */
export async function reenterTree(connection: Sql, isCurrent: () => Promise<boolean>): Promise<boolean> {
  await connection.query(`SELECT pg_advisory_lock_shared(${lockKey('tree')})`);
  return isCurrent();
}

/** Makes this publisher the leader until its connection ends. Returns false when another one is. */
export async function becomeLeader(connection: Sql): Promise<boolean> {
  const { rows } = await connection.query(`SELECT pg_try_advisory_lock(${lockKey('keeper')}) AS "isKeeper"`);
  return rows[0]?.isKeeper === true;
}
