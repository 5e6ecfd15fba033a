import type pg from 'pg';

export async function whileLocked<Result>(pool: pg.Pool, table: string, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table}`);
  try {
    return await work();
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
}
