import type { Sql } from '../Sql.ts';

export type OpenRebuild = { id: number; startedAt: Date | null };

/**
 * Asks for every page to be rendered anew. Whoever asks while that is under way joins it.
 * @returns its id, and whether it was under way
 */
export async function requestRebuild(sql: Sql): Promise<{ id: number; hasJoined: boolean }> {
  for (;;) {
    const made = await sql.query<{ id: number }>(
      'INSERT INTO publisher.rebuild DEFAULT VALUES ON CONFLICT DO NOTHING RETURNING id',
    );
    if (made.rows[0]) return { id: made.rows[0].id, hasJoined: false };
    const open = await selectOpenRebuild(sql);
    // Neither, when it ended between the two.
    if (open) return { id: open.id, hasJoined: true };
  }
}

export async function selectOpenRebuild(sql: Sql): Promise<OpenRebuild | null> {
  const { rows } = await sql.query<OpenRebuild>(
    'SELECT id, started_at AS "startedAt" FROM publisher.rebuild WHERE finished_at IS NULL',
  );
  return rows[0] ?? null;
}

/** The moment it began, which stays when a publisher takes up what another one left. */
export async function beginRebuild(sql: Sql, id: number): Promise<void> {
  await sql.query('UPDATE publisher.rebuild SET started_at = coalesce(started_at, now()) WHERE id = $1', [id]);
}

export async function noteProgress(
  sql: Sql,
  { id, total, done, failed }: { id: number; total: number; done: number; failed: number },
): Promise<void> {
  await sql.query({
    name: 'publisher-rebuild-progress',
    text: 'UPDATE publisher.rebuild SET total = $2, done = $3, failed = $4 WHERE id = $1',
    values: [id, total, done, failed],
  });
}

/** @param error why it could not go on; null when it came to its end */
export async function endRebuild(sql: Sql, id: number, error: string | null): Promise<void> {
  await sql.query('UPDATE publisher.rebuild SET finished_at = now(), error = $2 WHERE id = $1', [id, error]);
}
