import { z } from 'zod';
import type { TaughtSection } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, isoTime, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { SECTION_ORDER } from './selectChanges.ts';

const OPEN = `learning.due d JOIN learning.change c ON c.id = d.change_id
  JOIN learning_modules m ON m.id = d.module_id AND m.is_active WHERE d.settled_at IS NULL`;

export const COUNT_DUE = defineStatement({
  row: { count: z.number() },
  text: `SELECT count(DISTINCT d.module_id)::int AS count FROM ${OPEN}`,
});
const DUE_MODULES = defineStatement({
  name: 'modules-due',
  row: {
    moduleId: z.number(),
    module: z.string(),
    pathId: z.number(),
    path: z.string(),
    conditionId: z.number(),
    condition: z.string(),
    isTakenDown: z.boolean(),
    since: isoTime(),
    /** Id of the newest change, which a confirmation sends back as the last one that was checked. */
    upTo: z.number(),
    summaries: json<string[]>(),
    /** `was` is the text when the module was last right. `now` is empty when the condition is not published. */
    sections: json<{ section: TaughtSection; was: string | string[]; now: string | string[] }[]>(),
  },
  text: `WITH open AS (SELECT d.module_id, d.section, c.* FROM ${OPEN}),
    sections AS (SELECT DISTINCT ON (o.module_id, o.condition_id, o.section) o.module_id, o.condition_id, o.section, o.before
      FROM open o ORDER BY o.module_id, o.condition_id, o.section, o.id),
    due AS (SELECT o.module_id, o.condition_id, min(o.at) AS since, max(o.id) AS up_to FROM open o GROUP BY 1, 2)
    SELECT m.id AS "moduleId", m.title AS module, p.id AS "pathId", p.title AS path, n.id AS "conditionId", n.name AS condition,
      n._status <> 'published' AS "isTakenDown", due.since, due.up_to AS "upTo",
      (SELECT coalesce(json_agg(s.summary ORDER BY s.id), '[]') FROM (SELECT DISTINCT o.id, o.summary FROM open o
        WHERE o.module_id = m.id AND o.condition_id = n.id AND o.summary IS NOT NULL) s) AS summaries,
      (SELECT json_agg(json_build_object('section', s.section, 'was', learning.said(s.before, s.section),
          'now', CASE WHEN n._status = 'published' THEN learning.said(to_jsonb(n), s.section) ELSE '[]' END)
          ORDER BY array_position(${SECTION_ORDER}, s.section))
        FROM sections s WHERE s.module_id = m.id AND s.condition_id = n.id) AS sections
    FROM due JOIN learning_modules m ON m.id = due.module_id JOIN learning_paths p ON p.id = m.path_id
    JOIN conditions n ON n.id = due.condition_id ORDER BY due.since, m.id, n.id`,
});
export type DueModule = RowFrom<typeof DUE_MODULES>;

/** Selects the due modules, once for each condition that changed, longest due first. */
export const selectDue = (database: Database) => selectRows(database, DUE_MODULES);
