import type { AppealOutcome } from '../../../contracts/moderation/cases.ts';
import type { ReportedKind, ReportReason, ReportState } from '../../../contracts/moderation/reports.ts';
import { type Database, selectIsoRows } from '../../../platform/Database.ts';
import { isPostKind, type Reported, selectReported } from './reported.ts';

export type ReportOnCase = {
  id: number;
  reason: ReportReason;
  description: string | null;
  reporterId: number | null;
  reporterName: string | null;
  /** Number of resolved reports among the `decided` reports of the same user. */
  right: number;
  decided: number;
  status: ReportState;
  createdAt: string;
  /** The text as it was reported. Null once it was deleted. */
  snapshot: Record<string, string | null> | null;
};

export type DecisionOnCase = {
  id: number;
  caseId: number | null;
  kind: ReportedKind;
  contentId: number;
  action: string;
  reason: string;
  byReports: boolean;
  byId: number | null;
  byName: string | null;
  at: string;
  appealedAt: string | null;
  appeal: string | null;
  appealOutcome: AppealOutcome | null;
  appealReason: string | null;
};

export type Neighbour = { id: number; authorName: string | null; state: string; content: string; at: string };

export type CaseOfDesk = {
  id: number;
  kind: ReportedKind;
  contentId: number;
  authorId: number | null;
  authorName: string | null;
  authorRole: string | null;
  suspendedUntil: string | null;
  isUrgent: boolean;
  /** Whether the content is a topic for everyone, or a post in one. */
  isForEveryone: boolean;
  openedAt: string;
  decidedAt: string | null;
  secondOpinion: string | null;
  secondOpinionById: number | null;
  secondOpinionBy: string | null;
  /** Null when the content is missing or, for a condition, not published. */
  now: Reported | null;
  reports: ReportOnCase[];
  /** Decisions about the same content, newest first. */
  decisions: DecisionOnCase[];
  /** Decisions about other content of the author, newest first. */
  ofAuthor: DecisionOnCase[];
  neighbours: Neighbour[];
};

const DECISION = `d.id, d.case_id AS "caseId", d.kind, d.content_id AS "contentId", d.action, d.reason, d.by_reports AS "byReports",
  d.by_id AS "byId", by.display_name AS "byName", d.at, d.appealed_at AS "appealedAt", d.appeal,
  d.appeal_outcome AS "appealOutcome", d.appeal_reason AS "appealReason"
  FROM moderation.decisions d LEFT JOIN users by ON by.id = d.by_id`;
const MAX_CASE_DECISIONS = 20;

export async function selectCase(database: Database, id: number): Promise<CaseOfDesk | null> {
  const [found] = await selectIsoRows<Omit<CaseOfDesk, 'now' | 'reports' | 'decisions' | 'ofAuthor' | 'neighbours'>>(
    database,
    {
      name: 'moderation-case',
      text: `SELECT c.id, c.kind, c.content_id AS "contentId", c.author_id AS "authorId", u.display_name AS "authorName",
             u.role::text AS "authorRole", (moderation.suspension_of(c.author_id)).until AS "suspendedUntil", c.is_urgent AS "isUrgent",
             EXISTS (SELECT FROM forum_topics t WHERE t.audience = 'everyone' AND t.id = CASE c.kind WHEN 'topic' THEN c.content_id
               WHEN 'post' THEN (SELECT p.topic_id FROM forum_posts p WHERE p.id = c.content_id) END) AS "isForEveryone",
             c.opened_at AS "openedAt", c.decided_at AS "decidedAt", c.second_opinion AS "secondOpinion",
             c.second_opinion_by_id AS "secondOpinionById", asked.display_name AS "secondOpinionBy"
           FROM moderation.cases c LEFT JOIN users u ON u.id = c.author_id LEFT JOIN users asked ON asked.id = c.second_opinion_by_id
           WHERE c.id = $1`,
      values: [id],
    },
  );
  if (!found) return null;
  const { kind, contentId, authorId } = found;
  const reports = await selectIsoRows<ReportOnCase>(database, {
    name: 'moderation-case-reports',
    text: `SELECT r.id, r.reason, r.description, r.reported_by_id AS "reporterId", u.display_name AS "reporterName", r.status,
             r.created_at AS "createdAt", m.snapshot,
             (SELECT count(*) FROM content_reports e WHERE e.reported_by_id = u.id AND e.status = 'resolved')::int AS right,
             (SELECT count(*) FROM content_reports e WHERE e.reported_by_id = u.id AND e.status <> 'pending')::int AS decided
           FROM moderation.reports m JOIN content_reports r ON r.id = m.report_id LEFT JOIN users u ON u.id = r.reported_by_id
           WHERE m.case_id = $1 ORDER BY r.id`,
    values: [id],
  });
  const decisions = await selectIsoRows<DecisionOnCase>(database, {
    name: 'moderation-case-decisions',
    text: `SELECT ${DECISION} WHERE d.kind = $1 AND d.content_id = $2 ORDER BY d.id DESC LIMIT ${MAX_CASE_DECISIONS}`,
    values: [kind, contentId],
  });
  const ofAuthor = await selectIsoRows<DecisionOnCase>(database, {
    name: 'moderation-author-decisions',
    text: `SELECT ${DECISION} WHERE d.author_id = $3 AND NOT (d.kind = $1 AND d.content_id = $2) ORDER BY d.id DESC LIMIT ${MAX_CASE_DECISIONS}`,
    values: [kind, contentId, authorId],
  });
  const now = await selectReported(database, { kind, id: contentId });
  return { ...found, now, reports, decisions, ofAuthor, neighbours: await selectNeighbours(database, kind, contentId) };
}

const AROUND = 3;

const NEIGHBOURS: Partial<Record<ReportedKind, string>> = {
  discussion: `SELECT n.id, coalesce(u.display_name, n.user_name) AS "authorName", n.state, n.content, n.timestamp AS at,
      row_number() OVER (ORDER BY n.timestamp, n.id) AS place
    FROM discussions d JOIN discussions n ON coalesce(n.parent_id, n.id) = coalesce(d.parent_id, d.id)
    LEFT JOIN users u ON u.id = n.user_id WHERE d.id = $1`,
  post: `SELECT n.id, u.display_name AS "authorName", n.state, n.content, n.created_at AS at, n.number AS place
    FROM forum_posts d JOIN forum_posts n ON n.topic_id = d.topic_id AND n.number BETWEEN d.number - ${AROUND} AND d.number + ${AROUND}
    LEFT JOIN users u ON u.id = n.user_id WHERE d.id = $1`,
  topic: `SELECT n.id, u.display_name AS "authorName", n.state, n.content, n.created_at AS at, n.number AS place
    FROM forum_posts n LEFT JOIN users u ON u.id = n.user_id WHERE n.topic_id = $1 AND n.number <= ${AROUND}`,
};

async function selectNeighbours(database: Database, kind: ReportedKind, id: number): Promise<Neighbour[]> {
  const text = isPostKind(kind) && NEIGHBOURS[kind];
  if (!text) return [];
  return selectIsoRows<Neighbour>(database, {
    name: `moderation-neighbours-${kind}`,
    text: `WITH near AS (${text})
           SELECT n.id, n."authorName", n.state, n.content, n.at FROM near n
           LEFT JOIN near it ON it.id = $1 AND $2
           WHERE it.id IS NULL OR n.place BETWEEN it.place - ${AROUND} AND it.place + ${AROUND} ORDER BY n.place`,
    values: [id, kind !== 'topic'],
  });
}

export type LogStep = {
  id: number;
  at: string;
  actorName: string | null;
  action: string;
  kind: ReportedKind | null;
  contentId: number | null;
  subjectName: string | null;
  reason: string | null;
  detail: string | null;
};

export function selectLog(
  database: Database,
  { limit, offset, subjectId = null }: { limit: number; offset: number; subjectId?: number | null },
): Promise<LogStep[]> {
  return selectIsoRows<LogStep>(database, {
    name: 'moderation-log',
    text: `SELECT l.id::int, l.at, a.display_name AS "actorName", l.action, l.kind, l.content_id AS "contentId",
             s.display_name AS "subjectName", l.reason, l.detail
           FROM moderation.log l LEFT JOIN users a ON a.id = l.actor_id LEFT JOIN users s ON s.id = l.subject_id
           WHERE $3::int IS NULL OR l.subject_id = $3 ORDER BY l.id DESC LIMIT $1 OFFSET $2`,
    values: [limit, offset, subjectId],
  });
}
