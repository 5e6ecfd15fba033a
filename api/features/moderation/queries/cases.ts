import type { ReportDecision, ReportedKind, ReportReason } from '../../../contracts/moderation/reports.ts';
import { type Database, findRow, selectRows } from '../../../platform/Database.ts';
import type { Reported } from './reported.ts';

type Opened = { kind: ReportedKind; contentId: number; authorId: number | null; isUrgent: boolean };

/** Locks the open case about some content, or inserts one, and returns its id. An urgent case stays urgent. */
export async function openCase(database: Database, opened: Opened): Promise<number> {
  const { kind, contentId, authorId, isUrgent } = opened;
  const row = await findRow<{ id: number }>(database, {
    name: 'case-open',
    text: `INSERT INTO moderation.cases AS c (kind, content_id, author_id, is_urgent) VALUES ($1, $2, $3, $4)
           ON CONFLICT (kind, content_id) WHERE decided_at IS NULL DO UPDATE SET is_urgent = c.is_urgent OR excluded.is_urgent
           RETURNING id`,
    values: [kind, contentId, authorId, isUrgent],
  });
  if (!row) throw new Error('No case was opened');
  return row.id;
}

/** Inserts a case for a decision without a report, so that the queue lists it and its appeal. */
export async function insertDecidedCase(database: Database, opened: Omit<Opened, 'isUrgent'>): Promise<number> {
  const { kind, contentId, authorId } = opened;
  const row = await findRow<{ id: number }>(database, {
    name: 'case-decided',
    text: 'INSERT INTO moderation.cases (kind, content_id, author_id, decided_at) VALUES ($1, $2, $3, now()) RETURNING id',
    values: [kind, contentId, authorId],
  });
  if (!row) throw new Error('No case was recorded');
  return row.id;
}

export type OpenCase = {
  id: number;
  kind: ReportedKind;
  contentId: number;
  authorId: number | null;
  askedById: number | null;
  isDecided: boolean;
  /** Ids of the users with a pending report. */
  reporterIds: number[];
  /** Whether reports have hidden the content without a moderator. */
  isHiddenByReports: boolean;
};

/** Locks a case by its id, or the open case about some content. */
export async function lockCase(
  database: Database,
  asked: { id: number } | { kind: ReportedKind; contentId: number },
): Promise<OpenCase | null> {
  const [where, values] =
    'id' in asked
      ? ['c.id = $1', [asked.id]]
      : ['c.kind = $1 AND c.content_id = $2 AND c.decided_at IS NULL', [asked.kind, asked.contentId]];
  // Reads reports and decisions after the lock: until then, other requests may add some.
  const locked = await findRow<{ id: number }>(database, {
    name: 'id' in asked ? 'case-lock' : 'case-lock-about',
    text: `SELECT c.id FROM moderation.cases c WHERE ${where} FOR UPDATE`,
    values,
  });
  if (!locked) return null;
  return findRow<OpenCase>(database, {
    name: 'case-locked',
    text: `SELECT c.id, c.kind, c.content_id AS "contentId", c.author_id AS "authorId", c.second_opinion_by_id AS "askedById",
             c.decided_at IS NOT NULL AS "isDecided",
             ARRAY(SELECT r.reported_by_id FROM moderation.reports m JOIN content_reports r ON r.id = m.report_id
               WHERE m.case_id = c.id AND r.status = 'pending' AND r.reported_by_id IS NOT NULL) AS "reporterIds",
             EXISTS (SELECT FROM moderation.decisions d WHERE d.case_id = c.id AND d.by_reports) AS "isHiddenByReports"
           FROM moderation.cases c WHERE c.id = $1`,
    values: [locked.id],
  });
}

type NewReport = {
  caseId: number;
  kind: ReportedKind;
  contentId: number;
  reporterId: number | null;
  reason: ReportReason;
  description: string | null;
  reported: Reported;
};

/** Inserts a report with a snapshot of the text. Null when a report by the same user is pending. */
export async function insertReport(database: Database, report: NewReport): Promise<number | null> {
  const { caseId, kind, contentId, reporterId, reason, description, reported } = report;
  const { title, words } = reported;
  const row = await findRow<{ id: number }>(database, {
    name: 'report-insert',
    text: `WITH report AS (
             INSERT INTO content_reports (content_type, content_id, reported_by_id, reason, description)
             VALUES ($2, $3, $4, $5, $6) 
             ON CONFLICT (reported_by_id, content_type, content_id) WHERE status = 'pending' AND reported_by_id IS NOT NULL
             DO NOTHING RETURNING id)
           INSERT INTO moderation.reports (report_id, case_id, snapshot) SELECT id, $1, $7 FROM report RETURNING report_id AS id`,
    values: [caseId, kind, contentId, reporterId, reason, description, JSON.stringify({ title, ...words })],
  });
  return row?.id ?? null;
}

/**
 * Sums the weights of a case's pending reports. A user's weight is about the share of right reports among their decided
 * ones. Guests, and users with fewer than `decidedBefore` decided reports, weigh nothing.
 */
export async function weighReports(database: Database, caseId: number, decidedBefore: number): Promise<number> {
  const row = await findRow<{ weight: number }>(database, {
    name: 'reports-weigh',
    text: `SELECT coalesce(sum(trust), 0)::float AS weight FROM (
             SELECT (1.0 + count(*) FILTER (WHERE e.status = 'resolved')) / (2 + count(*)) AS trust
             FROM moderation.reports m JOIN content_reports r ON r.id = m.report_id AND r.status = 'pending'
             JOIN content_reports e ON e.reported_by_id = r.reported_by_id AND e.status <> 'pending'
             WHERE m.case_id = $1 GROUP BY r.reported_by_id HAVING count(*) >= $2) AS reporters`,
    values: [caseId, decidedBefore],
  });
  return row?.weight ?? 0;
}

type Closed = { id: number; status: ReportDecision; reviewerId: number };

/** Decides a case and its pending reports. */
export async function closeCase(database: Database, { id, status, reviewerId }: Closed): Promise<void> {
  await database.query('UPDATE moderation.cases SET decided_at = now() WHERE id = $1', [id]);
  await database.query(
    `UPDATE content_reports r SET status = $2::enum_content_reports_status, reviewed_by_id = $3, reviewed_at = now(), updated_at = now()
     FROM moderation.reports m WHERE m.report_id = r.id AND m.case_id = $1 AND r.status = 'pending'`,
    [id, status, reviewerId],
  );
}

/** Rejects the resolved reports of a case whose decision was overturned. */
export async function rejectCaseReports(database: Database, caseId: number, reviewerId: number): Promise<void> {
  await database.query(
    `UPDATE content_reports r SET status = 'rejected', reviewed_by_id = $2, reviewed_at = now(), updated_at = now()
     FROM moderation.reports m WHERE m.report_id = r.id AND m.case_id = $1 AND r.status = 'resolved'`,
    [caseId, reviewerId],
  );
}

export async function selectCaseOfReport(
  database: Database,
  reportId: number,
): Promise<{ caseId: number | null; reporterId: number | null; kind: string; contentId: number } | null> {
  const [row] = await selectRows<{ caseId: number | null; reporterId: number | null; kind: string; contentId: number }>(
    database,
    {
      name: 'report-case',
      text: `SELECT m.case_id AS "caseId", r.reported_by_id AS "reporterId", r.content_type AS kind, r.content_id::int AS "contentId"
           FROM content_reports r LEFT JOIN moderation.reports m ON m.report_id = r.id WHERE r.id = $1`,
      values: [reportId],
    },
  );
  return row ?? null;
}
