import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, type RowFrom } from '../../../platform/statement.ts';
import { selectNotificationLanguage } from './insertAchievements.ts';
import { recordLearningDayCtes } from './selectLearningDays.ts';

export type NewCompletion = {
  userId: number;
  pathId: number;
  modules: number[];
  day: string;
  percentage: number;
  currentModuleId: number | null;
  /** Code of the new certificate. Null when this step does not complete the path. */
  certificateCode: string | null;
  /** Code of the language of the notification's title; by default the one that the user prefers. */
  language?: string | undefined;
};

const VALUES = `$1::int AS user_id, $2::int AS path_id, $3::int[] AS modules, $5::int AS percentage, $6::int AS current, $7::text AS code`;

const COMPLETION = defineStatement({
  name: 'completion-write',
  row: {
    id: z.number(),
    status: z.enum(['in_progress', 'completed']),
    totalPoints: z.number(),
    pointsEarned: z.number(),
    startedAt: z.date().nullable(),
    completedAt: z.date().nullable(),
    lastAccessedAt: z.date(),
    told: z.number().nullable(),
  },
  text: `WITH given AS (SELECT ${VALUES}),
    fresh AS (SELECT m.id, m.points, f.place FROM given, unnest(given.modules) WITH ORDINALITY AS f (id, place)
      JOIN learning_modules m ON m.id = f.id),
    earned AS (INSERT INTO learning.earned (user_id, path_id, module_id, points)
      SELECT $1, $2, id, points FROM fresh ON CONFLICT DO NOTHING RETURNING points),
    points AS (SELECT coalesce((SELECT sum(points) FROM earned), 0)::int AS added,
      coalesce((SELECT sum(e.points) FROM learning.earned e WHERE e.user_id = $1 AND e.path_id = $2), 0)::int AS before),
    record AS (INSERT INTO user_progress AS g (user_id, path_id, current_module_id, total_points, progress_percentage,
        status, completed_edition, started_at, completed_at, last_accessed_at)
      SELECT $1, $2, current, before + added, percentage,
        CASE WHEN code IS NULL THEN 'in_progress' ELSE 'completed' END::enum_user_progress_status,
        CASE WHEN code IS NOT NULL THEN p.edition END, now(), CASE WHEN code IS NOT NULL THEN now() END, now()
      FROM given, points, learning_paths p WHERE p.id = $2
      ON CONFLICT (user_id, path_id) DO UPDATE SET
        current_module_id = excluded.current_module_id, total_points = excluded.total_points,
        progress_percentage = excluded.progress_percentage,
        status = CASE WHEN g.status = 'completed' THEN g.status ELSE excluded.status END,
        completed_edition = coalesce(g.completed_edition, excluded.completed_edition),
        started_at = coalesce(g.started_at, excluded.started_at),
        completed_at = coalesce(g.completed_at, excluded.completed_at),
        last_accessed_at = excluded.last_accessed_at, updated_at = now()
      RETURNING *),
    steps AS (INSERT INTO user_progress_rels (parent_id, path, "order", learning_modules_id)
      SELECT record.id, 'completedModules', fresh.place + (SELECT count(*) FROM user_progress_rels r WHERE r.parent_id = record.id), fresh.id
      FROM record, fresh),
    certificate AS (INSERT INTO certificates (user_id, learning_path_id, certificate_code, edition, learner_name, completed_at, issued_at)
      SELECT $1, $2, code, coalesce(p.edition, 1), left(u.display_name, 120), now(), now()
      FROM given, learning_paths p, users u WHERE code IS NOT NULL AND p.id = $2 AND u.id = $1
      RETURNING certificate_code AS code),
    ${recordLearningDayCtes({ user: '$1', day: '$4', from: 'fresh' })}
    SELECT record.id, record.status::text, record.total_points::int AS "totalPoints", points.added AS "pointsEarned",
      record.started_at AS "startedAt", record.completed_at AS "completedAt", record.last_accessed_at AS "lastAccessedAt",
      (SELECT inbox.tell(ARRAY[$1::int], 'certificate_issued', jsonb_build_object('title', coalesce(
          (SELECT t.texts ->> 'title' FROM learning.path_text t WHERE t.path_id = p.id AND t.language = ${selectNotificationLanguage('$8')}), p.title)),
        '/certificate?code=' || certificate.code, 'learning') FROM certificate, learning_paths p WHERE p.id = $2) AS told
    FROM record, points`,
});
type WrittenCompletion = RowFrom<typeof COMPLETION>;

/**
 * Writes the progress in a path, the points of each module once, the learning day and, with a code, the certificate, of
 * which the user is notified. A completed path stays completed.
 */
export async function writeCompletion(
  database: Database,
  { userId, pathId, modules, day, percentage, currentModuleId, certificateCode, language }: NewCompletion,
): Promise<WrittenCompletion> {
  const row = await findRow(database, COMPLETION, [
    userId,
    pathId,
    modules,
    day,
    percentage,
    currentModuleId,
    certificateCode,
    language ?? null,
  ]);
  if (!row) throw new Error(`Path ${pathId} is gone`);
  return row;
}
