import { APPEAL_DAYS, APPEALABLE_ACTIONS, type OwnStep } from '../../../contracts/moderation/cases.ts';
import type { PreparedMessage } from '../../../contracts/moderation/messages.ts';
import type { ReportedKind } from '../../../contracts/moderation/reports.ts';
import { countRows, type Database, selectIsoRows } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';

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

/** Logs an action that is not a decision. */
export async function insertStep(
  database: Database,
  { kind, contentId, authorId, byId, action, detail = null }: About & { action: string; detail?: string | null },
): Promise<void> {
  await database.query({
    name: 'moderation-step',
    text: 'INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, detail) VALUES ($1, $2, $3, $4, $5, $6)',
    values: [byId, action, kind, contentId, authorId, detail],
  });
}

/** Selects log entries about a user without names of moderators, because each acts for all moderators. */
export async function selectOwnSteps(
  database: Database,
  { userId, slice: { limit, offset } }: { userId: number; slice: NonNullable<Slice> },
): Promise<Sliced<OwnStep>> {
  const mayAppeal = `d.author_id = $1 AND NOT d.by_reports AND d.appealed_at IS NULL AND l.action = d.action
    AND d.action IN (${APPEALABLE_ACTIONS.map((action) => `'${action}'`)}) AND d.at > now() - make_interval(days => ${APPEAL_DAYS})`;
  const items = await selectIsoRows<OwnStep>(database, {
    name: 'moderation-own',
    text: `SELECT l.id::int, l.at, l.action, l.kind, l.content_id AS "contentId", place.title, place.link, l.reason, l.detail,
             l.decision_id AS "decisionId",
             CASE WHEN ${mayAppeal} THEN d.at + make_interval(days => ${APPEAL_DAYS}) END AS "mayAppealUntil"
           FROM moderation.log l ${DECISION} ${PLACE} WHERE l.subject_id = $1
           ORDER BY l.id DESC LIMIT $2 OFFSET $3`,
    values: [userId, limit, offset],
  });
  const count = { name: 'moderation-own-count', text: 'FROM moderation.log WHERE subject_id = $1', values: [userId] };
  return { items, total: await countRows(database, count) };
}
