import type { ContentReport, ReportDecision } from '../../../contracts/moderation/reports.ts';
import { countRows, type Database, selectIsoRows } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';
import { PLACE } from './log.ts';

const REPORT = `r.id, r.content_type AS "contentType", r.content_id::int AS "contentId", r.reason, r.description,
  r.reported_by_id AS "reporterId", reporter.display_name AS "reporterName", r.status, r.reviewed_by_id AS "reviewedBy",
  reviewer.display_name AS "reviewerName",
  coalesce(place.title, (SELECT u.display_name FROM users u WHERE l.kind = 'profile' AND u.id = l.content_id)) AS title, place.link, r.reviewed_at AS "reviewedAt", r.created_at AS "createdAt"`;
/** Joins the users and the content of report `r`. */
const REPORT_JOINS = `LEFT JOIN users reporter ON reporter.id = r.reported_by_id
  LEFT JOIN users reviewer ON reviewer.id = r.reviewed_by_id
  CROSS JOIN LATERAL (SELECT r.content_type AS kind, r.content_id::int AS content_id) l ${PLACE}`;

/** Selects reports, pending ones first and then the newest. */
export async function selectReports(
  database: Database,
  { limit, offset }: NonNullable<Slice>,
): Promise<Sliced<ContentReport>> {
  const items = await selectIsoRows<ContentReport>(database, {
    name: 'reports',
    text: `SELECT ${REPORT} FROM content_reports r ${REPORT_JOINS}
           ORDER BY (r.status = 'pending') DESC, r.created_at DESC, r.id DESC LIMIT $1 OFFSET $2`,
    values: [limit, offset],
  });
  return { items, total: await countRows(database, { name: 'reports-total', text: 'FROM content_reports' }) };
}

type Decided = { id: number; status: ReportDecision; reviewerId: number };

/** Decides a report. Null when it is missing or decided already, also by a concurrent request. */
export async function decidePending(
  database: Database,
  { id, status, reviewerId }: Decided,
): Promise<ContentReport | null> {
  const [report] = await selectIsoRows<ContentReport>(database, {
    name: 'report-decide',
    text: `WITH r AS (
             UPDATE content_reports SET status = $2::enum_content_reports_status, reviewed_by_id = $3, reviewed_at = now(), updated_at = now()
             WHERE id = $1 AND status = 'pending' RETURNING *)
           SELECT ${REPORT} FROM r ${REPORT_JOINS}`,
    values: [id, status, reviewerId],
  });
  return report ?? null;
}
