import { z } from 'zod';
import { APPEAL_DAYS, APPEALABLE_ACTIONS, type OwnStep, ownStepSchema } from '../../../contracts/moderation/cases.ts';
import type { PreparedMessage } from '../../../contracts/moderation/messages.ts';
import type { ReportedKind } from '../../../contracts/moderation/reports.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';
import { countRows, defineStatement, execute, selectRows } from '../../../platform/statement.ts';

/** Joins title and link of the content that row `l` names by `kind` and `content_id`. */
export const PLACE = `LEFT JOIN LATERAL (
    SELECT c.name AS title, '/talk?condition=' || c.id || '#thread-' || coalesce(d.parent_id, d.id) AS link
      FROM discussions d JOIN conditions c ON c.id = d.condition_id WHERE l.kind = 'discussion' AND d.id = l.content_id
    UNION ALL SELECT t.title, forum.link(t.id, t.audience::text, 1) FROM forum_topics t WHERE l.kind = 'topic' AND t.id = l.content_id
    UNION ALL SELECT t.title, forum.link(t.id, t.audience::text, p.number) FROM forum_posts p JOIN forum_topics t ON t.id = p.topic_id
      WHERE l.kind = 'post' AND p.id = l.content_id
    UNION ALL SELECT p.title, '/learning/paths/' || p.id || '#ratings' FROM learning_path_reviews r
      JOIN learning_paths p ON p.id = r.learning_path_id WHERE l.kind = 'review' AND r.id = l.content_id
    UNION ALL SELECT c.name, '/condition/' || c.id FROM conditions c WHERE l.kind = 'condition' AND c.id = l.content_id
    LIMIT 1) AS place ON true`;

const DECISION = `LEFT JOIN moderation.decisions d ON d.id = l.decision_id`;

type About = { kind: ReportedKind; contentId: number; authorId: number | null; byId: number };

export function insertMessage(
  database: Database,
  { message, ...about }: About & { message: PreparedMessage },
): Promise<void> {
  return insertStep(database, { ...about, action: 'message', detail: message });
}

const MODERATION_STEP = defineStatement({
  name: 'moderation-step',
  text: 'INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, detail) VALUES ($1, $2, $3, $4, $5, $6)',
});

/** Logs an action that is not a decision. */
export async function insertStep(
  database: Database,
  { kind, contentId, authorId, byId, action, detail = null }: About & { action: string; detail?: string | null },
): Promise<void> {
  await execute(database, MODERATION_STEP, [byId, action, kind, contentId, authorId, detail]);
}

const MAY_APPEAL = `d.author_id = $1 AND NOT d.by_reports AND d.appealed_at IS NULL AND l.action = d.action
    AND d.action IN (${APPEALABLE_ACTIONS.map((action) => `'${action}'`)}) AND d.at > now() - make_interval(days => ${APPEAL_DAYS})`;

const OWN_STEPS = defineStatement({
  name: 'moderation-own',
  row: ownStepSchema,
  text: `SELECT l.id::int, l.at, l.action, l.kind, l.content_id AS "contentId", place.title, place.link, l.reason, l.detail,
           l.decision_id AS "decisionId",
           CASE WHEN ${MAY_APPEAL} THEN d.at + make_interval(days => ${APPEAL_DAYS}) END AS "mayAppealUntil"
         FROM moderation.log l ${DECISION} ${PLACE} WHERE l.subject_id = $1
         ORDER BY l.id DESC LIMIT $2 OFFSET $3`,
});

const OWN_STEP_COUNT = defineStatement({
  name: 'moderation-own-count',
  row: { count: z.number() },
  text: 'SELECT count(*)::int AS count FROM moderation.log WHERE subject_id = $1',
});

/** Selects log entries about a user without names of moderators, because each acts for all moderators. */
export async function selectOwnSteps(
  database: Database,
  { userId, slice: { limit, offset } }: { userId: number; slice: NonNullable<Slice> },
): Promise<Sliced<OwnStep>> {
  const items = await selectRows(database, OWN_STEPS, [userId, limit, offset]);
  return { items, total: await countRows(database, OWN_STEP_COUNT, [userId]) };
}
