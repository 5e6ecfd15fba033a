import type { Database } from '../../../platform/Database.ts';

type Published = {
  pathId: number;
  /** The one that learners have from now on. */
  edition: number;
  /** Those that say something else than before. */
  modules: number[];
};

/** A change of the encyclopedia that led to this: kept with why the module is right without one. */
const NOT_TAUGHT = 'The module does not teach this any more';

/**
 * What was due of modules that were changed is settled by that; what they do not teach any more is due no longer. Whoever
 * completed one of them while it was not right any more is told afterwards (`tellLearners`).
 */
export async function settleDue(database: Database, { pathId, edition, modules }: Published): Promise<void> {
  await database.query({
    name: 'publish-path-settle',
    text: `WITH settled AS (
        UPDATE learning.due d SET settled_at = now(), edition = CASE WHEN m.id = ANY ($3) THEN $2::int END,
          reason = CASE WHEN m.id = ANY ($3) THEN NULL ELSE '${NOT_TAUGHT}' END
        FROM learning_modules m, learning.change c
        WHERE m.id = d.module_id AND m.path_id = $1 AND c.id = d.change_id AND d.settled_at IS NULL
          AND (m.id = ANY ($3) OR NOT EXISTS (SELECT FROM learning.taught t
            WHERE t.module_id = m.id AND t.condition_id = c.condition_id AND t.section = d.section))
        RETURNING d.edition),
      telling AS (UPDATE learning.edition SET told_to = 0
        WHERE path_id = $1 AND edition = $2 AND EXISTS (SELECT FROM settled WHERE settled.edition = $2))
      SELECT pg_notify('publisher_asked', 'learners')`,
    values: [pathId, edition, modules],
  });
}
