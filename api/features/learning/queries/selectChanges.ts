import { TAUGHT_SECTIONS } from '../../../contracts/encyclopedia/fields.ts';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { CHANGE_MONTHS, taughtChangeSchema } from '../../../contracts/learning/changes.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';

/** Array of the sections that modules teach, in the order of the page. */
export const SECTION_ORDER = `ARRAY[${TAUGHT_SECTIONS.map((section) => `'${section}'`).join(', ')}]`;

/** True when `d` (`learning.due`) was settled because its section is again as when the module was last right. */
export const IS_UNDONE = '(d.settled_at IS NOT NULL AND d.edition IS NULL AND d.reason IS NULL)';

/**
 * True when `d` (`learning.due`) of change `c` concerns a learner who completed its module at `e.at`: before the
 * change, or before the module was corrected.
 */
export const CONCERNS_LEARNER = '(e.at <= c.at OR (d.edition IS NOT NULL AND e.at < d.settled_at))';

type ChangesQuery = {
  pathId: number;
  /** Id of the learner whom the changes concern; null for all changes. */
  userId: number | null;
  language?: string | undefined;
};

const TAUGHT_CHANGES = defineStatement({
  name: 'taught-changes',
  row: taughtChangeSchema,
  text: `SELECT c.id, m.id AS "moduleId", n.id AS "conditionId", coalesce(nullif(t.name, ''), n.name) AS title,
      json_agg(d.section ORDER BY array_position(${SECTION_ORDER}, d.section)) AS sections,
      c.summary, c.is_removal AS "isTakenDown", n._status = 'published' AS "isThere", c.at,
      CASE WHEN bool_or(d.settled_at IS NULL) THEN 'open' WHEN bool_or(d.edition IS NOT NULL) THEN 'corrected' ELSE 'held' END AS state,
      CASE WHEN bool_and(d.settled_at IS NOT NULL) THEN max(d.settled_at) END AS "settledAt"
    FROM learning_modules m JOIN learning_paths p ON p.id = m.path_id AND p.is_active
    JOIN learning.due d ON d.module_id = m.id JOIN learning.change c ON c.id = d.change_id
    JOIN conditions n ON n.id = c.condition_id
    LEFT JOIN condition_translations t ON t.condition_id = n.id AND t._status = 'published'
      AND t.language_id = (SELECT l.id FROM languages l WHERE l.code = $3)
    WHERE m.path_id = $1 AND m.is_active AND NOT ${IS_UNDONE} AND c.at > now() - interval '${CHANGE_MONTHS} months'
      AND ($2::int IS NULL OR EXISTS (SELECT FROM learning.earned e
        WHERE e.user_id = $2 AND e.module_id = m.id AND e.question_id IS NULL AND ${CONCERNS_LEARNER}))
    GROUP BY c.id, m.id, n.id, t.id ORDER BY c.id DESC, m."order", m.id`,
});

/** Selects the changes of taught sections in the last `CHANGE_MONTHS` months, newest first, except undone ones. */
export const selectChanges = (database: Database, { pathId, userId, language = DEFAULT_LANGUAGE }: ChangesQuery) =>
  selectRows(database, TAUGHT_CHANGES, [pathId, userId, language]);
