import { z } from 'zod';
import { APPEAL_OUTCOMES } from '../../../contracts/moderation/cases.ts';
import {
  REPORT_REASONS,
  REPORT_STATES,
  REPORTED_KINDS,
  type ReportedKind,
} from '../../../contracts/moderation/reports.ts';
import type { Database } from '../../../platform/Database.ts';
import {
  countRows,
  defineStatement,
  defineStatements,
  findRow,
  isoTime,
  json,
  type RowFrom,
  selectRows,
} from '../../../platform/statement.ts';
import { type Reported, selectReported } from './reported.ts';

const DECISION = `d.id, d.case_id AS "caseId", d.kind, d.content_id AS "contentId", d.action, d.reason, d.by_reports AS "byReports",
  d.by_id AS "byId", by.display_name AS "byName", d.at, d.appealed_at AS "appealedAt", d.appeal,
  d.appeal_outcome AS "appealOutcome", d.appeal_reason AS "appealReason"
  FROM moderation.decisions d LEFT JOIN users by ON by.id = d.by_id`;
const MAX_CASE_DECISIONS = 20;

const MODERATION_CASE = defineStatement({
  name: 'moderation-case',
  row: {
    id: z.number(),
    kind: z.enum(REPORTED_KINDS),
    contentId: z.number(),
    authorId: z.number().nullable(),
    authorName: z.string().nullable(),
    authorRole: z.string().nullable(),
    suspendedUntil: isoTime().nullable(),
    isUrgent: z.boolean(),
    /** Whether the content is a topic for everyone, or a post in one. */
    isForEveryone: z.boolean(),
    openedAt: isoTime(),
    decidedAt: isoTime().nullable(),
    secondOpinion: z.string().nullable(),
    secondOpinionById: z.number().nullable(),
    secondOpinionBy: z.string().nullable(),
  },
  text: `SELECT c.id, c.kind, c.content_id AS "contentId", c.author_id AS "authorId", u.display_name AS "authorName",
         u.role::text AS "authorRole", (moderation.suspension_of(c.author_id)).until AS "suspendedUntil", c.is_urgent AS "isUrgent",
         EXISTS (SELECT FROM forum_topics t WHERE t.audience = 'everyone' AND t.id = CASE c.kind WHEN 'topic' THEN c.content_id
           WHEN 'post' THEN (SELECT p.topic_id FROM forum_posts p WHERE p.id = c.content_id) END) AS "isForEveryone",
         c.opened_at AS "openedAt", c.decided_at AS "decidedAt", c.second_opinion AS "secondOpinion",
         c.second_opinion_by_id AS "secondOpinionById", asked.display_name AS "secondOpinionBy"
       FROM moderation.cases c LEFT JOIN users u ON u.id = c.author_id LEFT JOIN users asked ON asked.id = c.second_opinion_by_id
       WHERE c.id = $1`,
});

const MODERATION_CASE_REPORTS = defineStatement({
  name: 'moderation-case-reports',
  row: {
    id: z.number(),
    reason: z.enum(REPORT_REASONS),
    description: z.string().nullable(),
    reporterId: z.number().nullable(),
    reporterName: z.string().nullable(),
    /** Number of resolved reports among the `decided` reports of the same user. */
    right: z.number(),
    decided: z.number(),
    status: z.enum(REPORT_STATES),
    createdAt: isoTime(),
    /** The text as it was reported. Null once it was deleted. */
    snapshot: json<Record<string, string | null>>().nullable(),
  },
  text: `SELECT r.id, r.reason, r.description, r.reported_by_id AS "reporterId", u.display_name AS "reporterName", r.status,
           r.created_at AS "createdAt", m.snapshot,
           (SELECT count(*) FROM content_reports e WHERE e.reported_by_id = u.id AND e.status = 'resolved')::int AS right,
           (SELECT count(*) FROM content_reports e WHERE e.reported_by_id = u.id AND e.status <> 'pending')::int AS decided
         FROM moderation.reports m JOIN content_reports r ON r.id = m.report_id LEFT JOIN users u ON u.id = r.reported_by_id
         WHERE m.case_id = $1 ORDER BY r.id`,
});

type ReportOnCase = RowFrom<typeof MODERATION_CASE_REPORTS>;

const DECISION_ROW = {
  id: z.number(),
  caseId: z.number().nullable(),
  kind: z.enum(REPORTED_KINDS),
  contentId: z.number(),
  action: z.string(),
  reason: z.string(),
  byReports: z.boolean(),
  byId: z.number().nullable(),
  byName: z.string().nullable(),
  at: isoTime(),
  appealedAt: isoTime().nullable(),
  appeal: z.string().nullable(),
  appealOutcome: z.enum(APPEAL_OUTCOMES).nullable(),
  appealReason: z.string().nullable(),
};

const MODERATION_CASE_DECISIONS = defineStatement({
  name: 'moderation-case-decisions',
  row: DECISION_ROW,
  text: `SELECT ${DECISION} WHERE d.kind = $1 AND d.content_id = $2 ORDER BY d.id DESC LIMIT ${MAX_CASE_DECISIONS}`,
});

export type DecisionOnCase = RowFrom<typeof MODERATION_CASE_DECISIONS>;

const MODERATION_AUTHOR_DECISIONS = defineStatement({
  name: 'moderation-author-decisions',
  row: DECISION_ROW,
  text: `SELECT ${DECISION} WHERE d.author_id = $3 AND NOT (d.kind = $1 AND d.content_id = $2) ORDER BY d.id DESC LIMIT ${MAX_CASE_DECISIONS}`,
});

export type CaseOfDesk = RowFrom<typeof MODERATION_CASE> & {
  /** Null when the content is missing or, for a condition, not published. */
  now: Reported | null;
  reports: ReportOnCase[];
  /** Decisions about the same content, newest first. */
  decisions: DecisionOnCase[];
  /** Decisions about other content of the author, newest first. */
  ofAuthor: DecisionOnCase[];
  neighbours: Neighbour[];
};

export async function selectCase(database: Database, id: number): Promise<CaseOfDesk | null> {
  const found = await findRow(database, MODERATION_CASE, [id]);
  if (!found) return null;
  const { kind, contentId, authorId } = found;
  const reports = await selectRows(database, MODERATION_CASE_REPORTS, [id]);
  const decisions = await selectRows(database, MODERATION_CASE_DECISIONS, [kind, contentId]);
  const ofAuthor = await selectRows(database, MODERATION_AUTHOR_DECISIONS, [kind, contentId, authorId]);
  const now = await selectReported(database, { kind, id: contentId });
  return { ...found, now, reports, decisions, ofAuthor, neighbours: await selectNeighbours(database, kind, contentId) };
}

const AROUND = 3;

const NEAR = {
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

const NEIGHBOURS = defineStatements(['discussion', 'post', 'topic'], (kind) => ({
  name: `moderation-neighbours-${kind}`,
  row: { id: z.number(), authorName: z.string().nullable(), state: z.string(), content: z.string(), at: isoTime() },
  text: `WITH near AS (${NEAR[kind]})
         SELECT n.id, n."authorName", n.state, n.content, n.at FROM near n
         LEFT JOIN near it ON it.id = $1 AND $2
         WHERE it.id IS NULL OR n.place BETWEEN it.place - ${AROUND} AND it.place + ${AROUND} ORDER BY n.place`,
}));

type Neighbour = RowFrom<typeof NEIGHBOURS.post>;

async function selectNeighbours(database: Database, kind: ReportedKind, id: number): Promise<Neighbour[]> {
  return kind in NEAR ? selectRows(database, NEIGHBOURS[kind as keyof typeof NEAR], [id, kind !== 'topic']) : [];
}

const MODERATION_LOG = defineStatement({
  name: 'moderation-log',
  row: {
    id: z.number(),
    at: isoTime(),
    actorName: z.string().nullable(),
    action: z.string(),
    kind: z.enum(REPORTED_KINDS).nullable(),
    contentId: z.number().nullable(),
    subjectName: z.string().nullable(),
    reason: z.string().nullable(),
    detail: z.string().nullable(),
  },
  text: `SELECT l.id::int, l.at, a.display_name AS "actorName", l.action, l.kind, l.content_id AS "contentId",
           s.display_name AS "subjectName", l.reason, l.detail
         FROM moderation.log l LEFT JOIN users a ON a.id = l.actor_id LEFT JOIN users s ON s.id = l.subject_id
         WHERE $3::int IS NULL OR l.subject_id = $3 ORDER BY l.id DESC LIMIT $1 OFFSET $2`,
});

export type LogStep = RowFrom<typeof MODERATION_LOG>;

const MODERATION_LOG_COUNT = defineStatement({
  name: 'moderation-log-count',
  row: { count: z.number() },
  text: 'SELECT count(*)::int AS count FROM moderation.log',
});
export const countLog = (database: Database) => countRows(database, MODERATION_LOG_COUNT);

export function selectLog(
  database: Database,
  { limit, offset, subjectId = null }: { limit: number; offset: number; subjectId?: number | null },
): Promise<LogStep[]> {
  return selectRows(database, MODERATION_LOG, [limit, offset, subjectId]);
}
