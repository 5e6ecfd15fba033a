import { z } from 'zod';
import type { ReportDecision, ReportedKind, ReportReason } from '../../../contracts/moderation/reports.ts';
import { REPORTED_KINDS } from '../../../contracts/moderation/reports.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, type RowFrom } from '../../../platform/statement.ts';
import type { Reported } from './reported.ts';

type Opened = { kind: ReportedKind; contentId: number; authorId: number | null; isUrgent: boolean };

const CASE_OPEN = defineStatement({
  name: 'case-open',
  row: { id: z.number() },
  text: `INSERT INTO moderation.cases AS c (kind, content_id, author_id, is_urgent) VALUES ($1, $2, $3, $4)
         ON CONFLICT (kind, content_id) WHERE decided_at IS NULL DO UPDATE SET is_urgent = c.is_urgent OR excluded.is_urgent
         RETURNING id`,
});

/** Locks the open case about some content, or inserts one, and returns its id. An urgent case stays urgent. */
export async function openCase(database: Database, opened: Opened): Promise<number> {
  const { kind, contentId, authorId, isUrgent } = opened;
  const row = await findRow(database, CASE_OPEN, [kind, contentId, authorId, isUrgent]);
  if (!row) throw new Error('No case was opened');
  return row.id;
}

const CASE_DECIDED = defineStatement({
  name: 'case-decided',
  row: { id: z.number() },
  text: 'INSERT INTO moderation.cases (kind, content_id, author_id, decided_at) VALUES ($1, $2, $3, now()) RETURNING id',
});

/** Inserts a case for a decision without a report, so that the queue lists it and its appeal. */
export async function insertDecidedCase(database: Database, opened: Omit<Opened, 'isUrgent'>): Promise<number> {
  const { kind, contentId, authorId } = opened;
  const row = await findRow(database, CASE_DECIDED, [kind, contentId, authorId]);
  if (!row) throw new Error('No case was recorded');
  return row.id;
}

const CASE_LOCK = defineStatement({
  name: 'case-lock',
  row: { id: z.number() },
  text: 'SELECT c.id FROM moderation.cases c WHERE c.id = $1 FOR UPDATE',
});

const CASE_LOCK_ABOUT = defineStatement({
  name: 'case-lock-about',
  row: { id: z.number() },
  text: 'SELECT c.id FROM moderation.cases c WHERE c.kind = $1 AND c.content_id = $2 AND c.decided_at IS NULL FOR UPDATE',
});

const CASE_LOCKED = defineStatement({
  name: 'case-locked',
  row: {
    id: z.number(),
    kind: z.enum(REPORTED_KINDS),
    contentId: z.number(),
    authorId: z.number().nullable(),
    askedById: z.number().nullable(),
    isDecided: z.boolean(),
    /** Ids of the users with a pending report. */
    reporterIds: z.array(z.number()),
    /** Whether reports have hidden the content without a moderator. */
    isHiddenByReports: z.boolean(),
  },
  text: `SELECT c.id, c.kind, c.content_id AS "contentId", c.author_id AS "authorId", c.second_opinion_by_id AS "askedById",
           c.decided_at IS NOT NULL AS "isDecided",
           ARRAY(SELECT r.reported_by_id FROM moderation.reports m JOIN content_reports r ON r.id = m.report_id
             WHERE m.case_id = c.id AND r.status = 'pending' AND r.reported_by_id IS NOT NULL) AS "reporterIds",
           EXISTS (SELECT FROM moderation.decisions d WHERE d.case_id = c.id AND d.by_reports) AS "isHiddenByReports"
         FROM moderation.cases c WHERE c.id = $1`,
});

export type OpenCase = RowFrom<typeof CASE_LOCKED>;

/** Locks a case by its id, or the open case about some content. */
export async function lockCase(
  database: Database,
  asked: { id: number } | { kind: ReportedKind; contentId: number },
): Promise<OpenCase | null> {
  // Reads reports and decisions after the lock: until then, other requests may add some.
  const locked =
    'id' in asked
      ? await findRow(database, CASE_LOCK, [asked.id])
      : await findRow(database, CASE_LOCK_ABOUT, [asked.kind, asked.contentId]);
  if (!locked) return null;
  return findRow(database, CASE_LOCKED, [locked.id]);
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

const REPORT_INSERT = defineStatement({
  name: 'report-insert',
  row: { id: z.number() },
  text: `WITH report AS (
           INSERT INTO content_reports (content_type, content_id, reported_by_id, reason, description)
           VALUES ($2, $3, $4, $5, $6) 
           ON CONFLICT (reported_by_id, content_type, content_id) WHERE status = 'pending' AND reported_by_id IS NOT NULL
           DO NOTHING RETURNING id)
         INSERT INTO moderation.reports (report_id, case_id, snapshot) SELECT id, $1, $7 FROM report RETURNING report_id AS id`,
});

/** Inserts a report with a snapshot of the text. Null when a report by the same user is pending. */
export async function insertReport(database: Database, report: NewReport): Promise<number | null> {
  const { caseId, kind, contentId, reporterId, reason, description, reported } = report;
  const { title, words } = reported;
  const row = await findRow(database, REPORT_INSERT, [
    caseId,
    kind,
    contentId,
    reporterId,
    reason,
    description,
    JSON.stringify({ title, ...words }),
  ]);
  return row?.id ?? null;
}

const REPORTS_WEIGH = defineStatement({
  name: 'reports-weigh',
  row: { weight: z.number() },
  text: `SELECT coalesce(sum(trust), 0)::float AS weight FROM (
           SELECT (1.0 + count(*) FILTER (WHERE e.status = 'resolved')) / (2 + count(*)) AS trust
           FROM moderation.reports m JOIN content_reports r ON r.id = m.report_id AND r.status = 'pending'
           JOIN content_reports e ON e.reported_by_id = r.reported_by_id AND e.status <> 'pending'
           WHERE m.case_id = $1 GROUP BY r.reported_by_id HAVING count(*) >= $2) AS reporters`,
});

/**
 * Sums the weights of a case's pending reports. A user's weight is about the share of right reports among their decided
 * ones. Guests, and users with fewer than `decidedBefore` decided reports, weigh nothing.
 */
export async function weighReports(database: Database, caseId: number, decidedBefore: number): Promise<number> {
  const row = await findRow(database, REPORTS_WEIGH, [caseId, decidedBefore]);
  return row?.weight ?? 0;
}

type Closed = { id: number; status: ReportDecision; reviewerId: number };

export const CASE_CLOSE = defineStatement({
  text: 'UPDATE moderation.cases SET decided_at = now() WHERE id = $1',
});

const REPORTS_DECIDE = defineStatement({
  text: `UPDATE content_reports r SET status = $2::enum_content_reports_status, reviewed_by_id = $3, reviewed_at = now(), updated_at = now()
         FROM moderation.reports m WHERE m.report_id = r.id AND m.case_id = $1 AND r.status = 'pending'`,
});

/** Decides a case and its pending reports. */
export async function closeCase(database: Database, { id, status, reviewerId }: Closed): Promise<void> {
  await execute(database, CASE_CLOSE, [id]);
  await execute(database, REPORTS_DECIDE, [id, status, reviewerId]);
}

const REPORTS_REJECT = defineStatement({
  text: `UPDATE content_reports r SET status = 'rejected', reviewed_by_id = $2, reviewed_at = now(), updated_at = now()
         FROM moderation.reports m WHERE m.report_id = r.id AND m.case_id = $1 AND r.status = 'resolved'`,
});

/** Rejects the resolved reports of a case whose decision was overturned. */
export async function rejectCaseReports(database: Database, caseId: number, reviewerId: number): Promise<void> {
  await execute(database, REPORTS_REJECT, [caseId, reviewerId]);
}

const REPORT_CASE = defineStatement({
  name: 'report-case',
  row: { caseId: z.number().nullable(), reporterId: z.number().nullable(), kind: z.string(), contentId: z.number() },
  text: `SELECT m.case_id AS "caseId", r.reported_by_id AS "reporterId", r.content_type AS kind, r.content_id::int AS "contentId"
       FROM content_reports r LEFT JOIN moderation.reports m ON m.report_id = r.id WHERE r.id = $1`,
});

export async function selectCaseOfReport(
  database: Database,
  reportId: number,
): Promise<{ caseId: number | null; reporterId: number | null; kind: string; contentId: number } | null> {
  return findRow(database, REPORT_CASE, [reportId]);
}
