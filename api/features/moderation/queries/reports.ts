import { z } from 'zod';
import { type ContentReport, contentReportSchema, type ReportDecision } from '../../../contracts/moderation/reports.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';
import { countRows, defineStatement, findRow, selectRows } from '../../../platform/statement.ts';
import { PLACE } from './log.ts';

const REPORT = `r.id, r.content_type AS "contentType", r.content_id::int AS "contentId", r.reason, r.description,
  r.reported_by_id AS "reporterId", reporter.display_name AS "reporterName", r.status, r.reviewed_by_id AS "reviewedBy",
  reviewer.display_name AS "reviewerName",
  coalesce(place.title, (SELECT u.display_name FROM users u WHERE l.kind = 'profile' AND u.id = l.content_id)) AS title, place.link, r.reviewed_at AS "reviewedAt", r.created_at AS "createdAt"`;
/** Joins the users and the content of report `r`. */
const REPORT_JOINS = `LEFT JOIN users reporter ON reporter.id = r.reported_by_id
  LEFT JOIN users reviewer ON reviewer.id = r.reviewed_by_id
  CROSS JOIN LATERAL (SELECT r.content_type AS kind, r.content_id::int AS content_id) l ${PLACE}`;

const REPORTS = defineStatement({
  name: 'reports',
  row: contentReportSchema,
  text: `SELECT ${REPORT} FROM content_reports r ${REPORT_JOINS}
         ORDER BY (r.status = 'pending') DESC, r.created_at DESC, r.id DESC LIMIT $1 OFFSET $2`,
});

const REPORTS_TOTAL = defineStatement({
  name: 'reports-total',
  row: { count: z.number() },
  text: 'SELECT count(*)::int AS count FROM content_reports',
});

/** Selects reports, pending ones first and then the newest. */
export async function selectReports(
  database: Database,
  { limit, offset }: NonNullable<Slice>,
): Promise<Sliced<ContentReport>> {
  const items = await selectRows(database, REPORTS, [limit, offset]);
  return { items, total: await countRows(database, REPORTS_TOTAL) };
}

type Decided = { id: number; status: ReportDecision; reviewerId: number };

const REPORT_DECIDE = defineStatement({
  name: 'report-decide',
  row: contentReportSchema,
  text: `WITH r AS (
           UPDATE content_reports SET status = $2::enum_content_reports_status, reviewed_by_id = $3, reviewed_at = now(), updated_at = now()
           WHERE id = $1 AND status = 'pending' RETURNING *)
         SELECT ${REPORT} FROM r ${REPORT_JOINS}`,
});

/** Decides a report. Null when it is missing or decided already, also by a concurrent request. */
export async function decidePending(
  database: Database,
  { id, status, reviewerId }: Decided,
): Promise<ContentReport | null> {
  return findRow(database, REPORT_DECIDE, [id, status, reviewerId]);
}
