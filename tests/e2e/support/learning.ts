import { sql } from './site.ts';

/** Stores that a user has completed the first `count` modules of a path, or all of them by default. */
export async function insertCompletedModules(userId: number, pathId: number, count = 100): Promise<void> {
  const modules = await sql<{ id: number; points: number }>(
    'SELECT id, points::int FROM learning_modules WHERE path_id = $1 AND is_active ORDER BY "order"',
    [pathId],
  );
  const done = modules.slice(0, count);
  const isWhole = done.length === modules.length;
  const [record] = await sql<{ id: number }>(
    `INSERT INTO user_progress (user_id, path_id, status, progress_percentage, total_points, started_at, completed_at,
       completed_edition)
     VALUES ($1, $2, $3, $4, $5, now(), CASE WHEN $6 THEN now() END, CASE WHEN $6 THEN 1 END) RETURNING id`,
    [
      ...[userId, pathId, isWhole ? 'completed' : 'in_progress', Math.round((100 * done.length) / modules.length)],
      ...[done.reduce((sum, { points }) => sum + points, 0), isWhole],
    ],
  );
  await sql(
    `INSERT INTO user_progress_rels (parent_id, path, learning_modules_id, "order")
     SELECT $1, 'completedModules', id, place FROM unnest($2::int[]) WITH ORDINALITY AS m (id, place)`,
    [record?.id, done.map(({ id }) => id)],
  );
}
