import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import type { NotificationKind } from '../../../contracts/notifications/notifications.ts';
import { CORRECTION_KINDS } from '../../../contracts/offline/corrections.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, type RowFrom } from '../../../platform/statement.ts';
import { IS_UNDONE } from '../../learning/queries/selectChanges.ts';
import { titleIn } from './terms.ts';

const UNTOLD_CORRECTION = defineStatement({
  name: 'untold-correction',
  row: {
    id: z.number(),
    toldTo: z.number(),
    kind: z.enum(CORRECTION_KINDS),
    conditionId: z.number().nullable(),
    pathId: z.number().nullable(),
    isRestated: z.boolean(),
  },
  text: `SELECT id, told_to AS "toldTo", kind, condition_id AS "conditionId", path_id AS "pathId",
      replaces_id IS NOT NULL AS "isRestated"
    FROM corrections.correction WHERE told_to IS NOT NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
});

type PendingCorrection = RowFrom<typeof UNTOLD_CORRECTION>;

/** Locks the first correction that has not reached all readers, skipping locked ones. Null when there is none. */
export function lockPendingCorrection(database: Database): Promise<PendingCorrection | null> {
  return findRow(database, UNTOLD_CORRECTION);
}

/**
 * True when reader `s` is notified of the same change as a learner. A change and its correction `k` have the same `at`,
 * because one transaction writes both.
 */
const IS_NOTIFIED_AS_LEARNER = `EXISTS (SELECT FROM learning.change c JOIN learning.due d ON d.change_id = c.id AND NOT ${IS_UNDONE}
    JOIN learning_modules m ON m.id = d.module_id AND m.is_active JOIN learning_paths p ON p.id = m.path_id AND p.is_active
    JOIN learning.earned e ON e.module_id = m.id AND e.question_id IS NULL AND e.at <= c.at
    WHERE c.condition_id = k.condition_id AND c.at = k.at AND k.language = '${DEFAULT_LANGUAGE}' AND e.user_id = s.user_id)
  AND s.wants_learning`;

/** Selects the text of the correction in `language` (an SQL expression) that follows `k`, or else the text of `k`. */
const textIn = (language: string) => `coalesce((SELECT own.what FROM corrections.correction own
  WHERE own.follows_id = k.id AND own.language = ${language} AND NOT EXISTS
    (SELECT FROM corrections.correction anew WHERE anew.replaces_id = own.id)), k.what)`;

const TELL_OF_CORRECTION = defineStatement({
  name: 'tell-of-correction',
  row: { readers: z.number(), told: z.number().nullable() },
  text: `WITH readers AS (SELECT kept.user_id FROM (
        SELECT b.user_id FROM user_bookmarks b WHERE b.condition_id = $3
        UNION SELECT w.user_id FROM watchlist w WHERE w.condition_id = $3
        UNION SELECT b.user_id FROM user_bookmarks b WHERE b.learning_path_id = $4) AS kept
      WHERE kept.user_id > $5 ORDER BY kept.user_id LIMIT $1),
    spoken AS (SELECT r.user_id, coalesce(o.preferences ->> 'language', '${DEFAULT_LANGUAGE}') AS language,
        (o.preferences -> 'notifications' ->> 'learning') IS DISTINCT FROM 'false' AS wants_learning
      FROM readers r LEFT JOIN user_profiles o ON o.user_id = r.user_id),
    told AS (SELECT inbox.tell(array_agg(s.user_id), $6, jsonb_build_object('title', ${titleIn('s.language', 'k')},
        'reason', ${textIn('s.language')}), $7, 'corrections') AS people
      FROM corrections.correction k CROSS JOIN spoken s
      WHERE k.id = $2 AND (k.language = '${DEFAULT_LANGUAGE}' OR k.language = s.language) AND NOT (${IS_NOTIFIED_AS_LEARNER})
      GROUP BY s.language, k.id, k.condition_id, k.path_id, k.what)
    -- RETURNING reads told, because PostgreSQL does not run a SELECT in WITH that nothing reads.
    UPDATE corrections.correction
    SET told_to = CASE WHEN (SELECT count(*) FROM readers) = $1::int THEN (SELECT max(user_id) FROM readers) END
    WHERE id = $2 RETURNING (SELECT count(*)::int FROM readers) AS readers, (SELECT sum(people)::int FROM told) AS told`,
});

/**
 * Notifies the next batch of readers and returns its size. A correction of a translation notifies only
 * readers of that language.
 */
export async function notifyNextReaders(
  database: Database,
  correction: PendingCorrection,
  atOnce: number,
): Promise<number> {
  const { id, toldTo, conditionId, pathId } = correction;
  const row = await findRow(database, TELL_OF_CORRECTION, [
    atOnce,
    id,
    conditionId,
    pathId,
    toldTo,
    toNotificationKind(correction),
    toCorrectionLink(correction),
  ]);
  return row?.readers ?? 0;
}

function toNotificationKind({ kind, isRestated }: PendingCorrection): NotificationKind {
  if (isRestated) return 'correction_restated';
  return kind === 'withdrawn' ? 'page_withdrawn' : 'page_corrected';
}

/** Links a withdrawn condition to its history, which shows who took it down. Paths have no history. */
function toCorrectionLink({ kind, conditionId, pathId }: PendingCorrection): string {
  if (conditionId === null) return kind === 'withdrawn' ? '/learning' : `/learning/paths/${pathId}`;
  return kind === 'withdrawn' ? `/history?condition=${conditionId}` : `/condition/${conditionId}`;
}
