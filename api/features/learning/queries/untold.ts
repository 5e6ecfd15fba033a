import { z } from 'zod';
import { TAUGHT_SECTIONS } from '../../../contracts/encyclopedia/fields.ts';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import { IS_UNDONE, SECTION_ORDER } from './selectChanges.ts';

const UNTOLD = {
  id: z.number(),
  toldTo: z.number(),
  /** Names of the condition by language code. */
  names: json<Record<string, string>>(),
  /** Sections whose change stands; in `UntoldReturn`, sections whose change was undone. */
  sections: z.array(z.enum(TAUGHT_SECTIONS)),
};

/** Selects the text for readers when `c` was a correction on medical grounds; null for other changes. */
const SELECT_CORRECTION_TEXT = `(SELECT k.what FROM corrections.correction k WHERE k.condition_id = c.condition_id AND k.at = c.at
  AND k.language = '${DEFAULT_LANGUAGE}' AND k.replaces_id IS NULL)`;

const NAMES = `jsonb_build_object('${DEFAULT_LANGUAGE}', n.name) || coalesce((SELECT jsonb_object_agg(l.code, t.name)
          FROM condition_translations t JOIN languages l ON l.id = t.language_id
          WHERE t.condition_id = n.id AND t._status = 'published' AND t.name <> ''), '{}') AS names`;
const IN_SECTION_ORDER = `ORDER BY array_position(${SECTION_ORDER}, d.section)`;

const UNTOLD_CHANGE = defineStatement({
  name: 'untold-change',
  row: { ...UNTOLD, summary: z.string().nullable(), isRemoval: z.boolean() },
  text: `WITH next AS (SELECT * FROM learning.change WHERE told_to IS NOT NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    SELECT c.id, c.told_to AS "toldTo", coalesce(${SELECT_CORRECTION_TEXT}, c.summary) AS summary, c.is_removal AS "isRemoval",
      ${NAMES},
      ARRAY(SELECT d.section FROM learning.due d WHERE d.change_id = c.id AND NOT ${IS_UNDONE}
        GROUP BY d.section ${IN_SECTION_ORDER}) AS sections
    FROM next c JOIN conditions n ON n.id = c.condition_id`,
});
export type UntoldChange = RowFrom<typeof UNTOLD_CHANGE>;

/** Locks the first change of which not all learners are notified yet; concurrent callers get others. */
export const lockUntoldChange = (database: Database) => findRow(database, UNTOLD_CHANGE);

const UNTOLD_RETURN = defineStatement({
  name: 'untold-return',
  row: UNTOLD,
  text: `WITH next AS (SELECT * FROM learning.undone WHERE told_to IS NOT NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    SELECT u.id, u.told_to AS "toldTo", ${NAMES},
      ARRAY(SELECT d.section FROM learning.due d WHERE d.undone_id = u.id AND d.change_told_to IS DISTINCT FROM 0
        GROUP BY d.section ${IN_SECTION_ORDER}) AS sections
    FROM next u JOIN conditions n ON n.id = u.condition_id`,
});
type UntoldReturn = RowFrom<typeof UNTOLD_RETURN>;

/** Locks the first publication that undid changes and of which not all learners are notified yet. */
export const lockUntoldReturn = (database: Database) => findRow(database, UNTOLD_RETURN);

const UNTOLD_EDITION = defineStatement({
  name: 'untold-edition',
  row: { pathId: z.number(), edition: z.number(), toldTo: z.number() },
  text: `SELECT path_id AS "pathId", edition, told_to AS "toldTo" FROM learning.edition
         WHERE told_to IS NOT NULL ORDER BY path_id, edition LIMIT 1 FOR UPDATE SKIP LOCKED`,
});
type UntoldEdition = RowFrom<typeof UNTOLD_EDITION>;

export const lockUntoldEdition = (database: Database) => findRow(database, UNTOLD_EDITION);

/**
 * Returns CTEs that notify the CTE `learners` (`user_id`, `path_id` of the link) in the language that each prefers.
 * `values` is an SQL expression of JSON for `s.language`, to which the path's title is added under the key `title`.
 */
const notifyLearnersCtes = (kind: string, values: string, title: string) => `
  spoken AS (SELECT l.user_id, l.path_id, coalesce(o.preferences ->> 'language', '${DEFAULT_LANGUAGE}') AS language
    FROM learners l LEFT JOIN user_profiles o ON o.user_id = l.user_id),
  told AS (SELECT inbox.tell(array_agg(s.user_id), '${kind}', ${values} || jsonb_build_object('${title}', coalesce(
        (SELECT t.texts ->> 'title' FROM learning.path_text t WHERE t.path_id = s.path_id AND t.language = s.language), p.title)),
      '/learning/paths/' || s.path_id, 'learning') AS people
    FROM spoken s JOIN learning_paths p ON p.id = s.path_id GROUP BY s.path_id, s.language, p.title)`;
/** Selects the last user id when the batch is full; else null, which ends the notifications. */
const NEXT = 'CASE WHEN (SELECT count(*) FROM learners) = $1::int THEN (SELECT max(user_id) FROM learners) END';
const COUNT = '(SELECT count(*)::int FROM learners) AS learners, (SELECT sum(people)::int FROM told) AS told';

type Telling<Of> = Of & { atOnce: number };
const TOLD = { learners: z.number(), told: z.number().nullable() };

const CHANGE_TOLD = defineStatement({
  name: 'tell-of-change',
  row: TOLD,
  text: `WITH learners AS (SELECT e.user_id, min(m.path_id) AS path_id
      FROM learning.change c JOIN learning.due d ON d.change_id = c.id AND NOT ${IS_UNDONE}
      JOIN learning_modules m ON m.id = d.module_id AND m.is_active
      JOIN learning_paths p ON p.id = m.path_id AND p.is_active
      JOIN learning.earned e ON e.module_id = m.id AND e.question_id IS NULL AND e.at <= c.at
      WHERE c.id = $2 AND e.user_id > $3 GROUP BY e.user_id ORDER BY e.user_id LIMIT $1),
    ${notifyLearnersCtes('learned_changed', `coalesce($4::jsonb -> s.language, $4::jsonb -> '${DEFAULT_LANGUAGE}')`, 'path')}
    UPDATE learning.change SET told_to = ${NEXT} WHERE id = $2 RETURNING ${COUNT}`,
});

/** @returns how many learners were selected, also those who want no notification */
export async function notifyOfChange(
  database: Database,
  { change, values, atOnce }: Telling<{ change: Pick<UntoldChange, 'id' | 'toldTo'>; values: object }>,
): Promise<number> {
  const row = await findRow(database, CHANGE_TOLD, [atOnce, change.id, change.toldTo, JSON.stringify(values)]);
  return row?.learners ?? 0;
}

const RETURN_TOLD = defineStatement({
  name: 'tell-of-return',
  row: TOLD,
  text: `WITH learners AS (SELECT e.user_id, min(m.path_id) AS path_id
      FROM learning.undone u JOIN learning.due d ON d.undone_id = u.id JOIN learning.change c ON c.id = d.change_id
      JOIN learning_modules m ON m.id = d.module_id AND m.is_active
      JOIN learning_paths p ON p.id = m.path_id AND p.is_active
      JOIN learning.earned e ON e.module_id = m.id AND e.question_id IS NULL AND e.at <= c.at
      WHERE u.id = $2 AND e.user_id > $3 AND (d.change_told_to IS NULL OR e.user_id <= d.change_told_to)
        AND NOT EXISTS (SELECT FROM corrections.correction k
          WHERE k.condition_id = u.condition_id AND k.at = u.at AND k.language = '${DEFAULT_LANGUAGE}'
            AND (EXISTS (SELECT FROM user_bookmarks b WHERE b.condition_id = k.condition_id AND b.user_id = e.user_id)
              OR EXISTS (SELECT FROM watchlist w WHERE w.condition_id = k.condition_id AND w.user_id = e.user_id)))
      GROUP BY e.user_id ORDER BY e.user_id LIMIT $1),
    ${notifyLearnersCtes('learned_undone', `coalesce($4::jsonb -> s.language, $4::jsonb -> '${DEFAULT_LANGUAGE}')`, 'path')}
    UPDATE learning.undone SET told_to = ${NEXT} WHERE id = $2 RETURNING ${COUNT}`,
});

/**
 * Notifies learners of an undone change that they had been notified of, except those who are notified of the undoing as
 * a correction on medical grounds. The result counts as in `notifyOfChange`.
 */
export async function notifyOfUndoing(
  database: Database,
  { undone, values, atOnce }: Telling<{ undone: Pick<UntoldReturn, 'id' | 'toldTo'>; values: object }>,
): Promise<number> {
  const row = await findRow(database, RETURN_TOLD, [atOnce, undone.id, undone.toldTo, JSON.stringify(values)]);
  return row?.learners ?? 0;
}

const EDITION_TOLD = defineStatement({
  name: 'tell-of-edition',
  row: TOLD,
  text: `WITH learners AS (SELECT e.user_id, m.path_id
      FROM learning_modules m JOIN learning_paths p ON p.id = m.path_id AND p.is_active
      JOIN learning.due d ON d.module_id = m.id AND d.edition = $3 JOIN learning.change c ON c.id = d.change_id
      JOIN learning.earned e ON e.module_id = m.id AND e.question_id IS NULL AND e.at > c.at AND e.at < d.settled_at
      WHERE m.path_id = $2 AND m.is_active AND e.user_id > $4
        -- Leaves out users who were notified of a change that the edition settles in this path.
        AND NOT EXISTS (SELECT FROM learning.earned o JOIN learning.due f ON f.module_id = o.module_id AND f.edition = $3
          JOIN learning_modules n ON n.id = f.module_id AND n.path_id = $2 JOIN learning.change b ON b.id = f.change_id
          WHERE o.user_id = e.user_id AND o.question_id IS NULL AND o.at <= b.at)
        -- Leaves out users who bookmarked the path: they are notified of a correction on medical grounds.
        AND NOT EXISTS (SELECT FROM corrections.correction k
          JOIN user_bookmarks b ON b.learning_path_id = k.path_id AND b.user_id = e.user_id
          WHERE k.path_id = $2 AND k.at = d.settled_at AND k.language = '${DEFAULT_LANGUAGE}')
      GROUP BY e.user_id, m.path_id ORDER BY e.user_id LIMIT $1),
    ${notifyLearnersCtes('path_corrected', `'{}'::jsonb`, 'title')}
    UPDATE learning.edition SET told_to = ${NEXT} WHERE path_id = $2 AND edition = $3 RETURNING ${COUNT}`,
});

export async function notifyOfEdition(
  database: Database,
  { edition: { pathId, edition, toldTo }, atOnce }: Telling<{ edition: UntoldEdition }>,
): Promise<number> {
  const row = await findRow(database, EDITION_TOLD, [atOnce, pathId, edition, toldTo]);
  return row?.learners ?? 0;
}
