import { z } from 'zod';
import { readModuleContent } from '../../../contracts/learning/moduleContent.ts';
import type { TriedModule } from '../../../contracts/learning/progress.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow } from '../../../platform/statement.ts';

const TRIED = defineStatement({
  name: 'tried-known',
  row: { content: z.string(), places: z.array(z.number()) },
  text: `SELECT coalesce(m.content, '') AS content, coalesce(t.places, '{}')::int[] AS places
         FROM learning_modules m LEFT JOIN learning.tried t ON t.module_id = m.id AND t.user_id = $1
         WHERE m.id = $2 AND m.module_type IN ('interactive', 'video')`,
});
const TRIED_UPSERT = defineStatement({
  name: 'tried-note',
  text: `INSERT INTO learning.tried AS t (user_id, module_id, places, followed_at)
         VALUES ($1, $2, $3, CASE WHEN $4 THEN now() END)
         ON CONFLICT (user_id, module_id) DO UPDATE SET places = excluded.places,
           followed_at = coalesce(t.followed_at, excluded.followed_at)`,
});

/**
 * Adds activities to those that a learner tried in a module, and records when all were tried. Ignores positions without
 * an activity that can be tried. The caller must hold the learner's lock.
 */
export async function recordTriedActivities(
  database: Database,
  { userId, moduleId, places }: TriedModule & { userId: number },
): Promise<void> {
  if (places.length === 0) return;
  const known = await findRow(database, TRIED, [userId, moduleId]);
  if (!known) return;
  const { activities } = readModuleContent(known.content, '');
  const there = activities.flatMap(({ kind }, place) => (kind ? [place] : []));
  const tried = new Set([...known.places, ...places]);
  const onRecord = there.filter((place) => tried.has(place));
  if (onRecord.length === 0) return;
  await execute(database, TRIED_UPSERT, [userId, moduleId, onRecord, onRecord.length === there.length]);
}
