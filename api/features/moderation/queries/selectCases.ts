import { CASES_PAGE } from '../../../contracts/moderation/cases.ts';
import type { ReportedKind, ReportReason } from '../../../contracts/moderation/reports.ts';
import { countRows, type Database, selectIsoRows } from '../../../platform/Database.ts';
import type { Sliced } from '../../../platform/pages.ts';
import { PLACE } from './log.ts';

export const QUEUE_VIEWS = ['open', 'appeals', 'decided'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export type QueuedCase = {
  id: number;
  kind: ReportedKind;
  contentId: number;
  title: string | null;
  authorName: string | null;
  reasons: ReportReason[];
  reports: number;
  isUrgent: boolean;
  isHiddenByReports: boolean;
  wantsSecondOpinion: boolean;
  openedAt: string;
  decidedAt: string | null;
  /** The last decision by a moderator. Null without one. */
  action: string | null;
  byName: string | null;
};

const VIEW_CONDITIONS: Record<QueueView, string> = {
  open: 'l.decided_at IS NULL',
  appeals: `EXISTS (SELECT FROM moderation.decisions d WHERE d.case_id = l.id AND d.appealed_at IS NOT NULL AND d.appeal_outcome IS NULL)`,
  decided: 'l.decided_at IS NOT NULL',
};
const ORDER: Record<QueueView, string> = {
  open: 'l.is_urgent DESC, l.opened_at, l.id',
  appeals: 'l.decided_at, l.id',
  decided: 'l.decided_at DESC, l.id DESC',
};

type CaseQuery = { view: QueueView; kind?: ReportedKind | undefined; page: number };

export async function selectCases(database: Database, { view, kind, page }: CaseQuery): Promise<Sliced<QueuedCase>> {
  const from = `FROM moderation.cases l WHERE ${VIEW_CONDITIONS[view]} AND ($1::text IS NULL OR l.kind = $1)`;
  const items = await selectIsoRows<QueuedCase>(database, {
    name: `moderation-queue-${view}`,
    text: `SELECT l.id, l.kind, l.content_id AS "contentId", place.title, u.display_name AS "authorName", l.is_urgent AS "isUrgent",
             l.second_opinion_at IS NOT NULL AS "wantsSecondOpinion", l.opened_at AS "openedAt", l.decided_at AS "decidedAt",
             coalesce(r.reasons, '{}') AS reasons, coalesce(r.count, 0) AS reports,
             EXISTS (SELECT FROM moderation.decisions d WHERE d.case_id = l.id AND d.by_reports) AS "isHiddenByReports",
             last.action, by.display_name AS "byName"
           FROM (SELECT * ${from} ORDER BY ${ORDER[view]} LIMIT ${CASES_PAGE} OFFSET $2) AS l
           ${PLACE}
           LEFT JOIN users u ON u.id = l.author_id
           LEFT JOIN LATERAL (
             SELECT array_agg(DISTINCT c.reason) AS reasons, count(*)::int AS count FROM moderation.reports m
             JOIN content_reports c ON c.id = m.report_id WHERE m.case_id = l.id) AS r ON true
           LEFT JOIN LATERAL (
             SELECT d.action, d.by_id FROM moderation.decisions d WHERE d.case_id = l.id AND NOT d.by_reports
             ORDER BY d.id DESC LIMIT 1) AS last ON true
           LEFT JOIN users by ON by.id = last.by_id
           ORDER BY ${ORDER[view]}`,
    values: [kind ?? null, (page - 1) * CASES_PAGE],
  });
  const count = { name: `moderation-queue-${view}-count`, text: from, values: [kind ?? null] };
  return { items, total: await countRows(database, count) };
}

export async function countQueues(database: Database): Promise<{ open: number; urgent: number; appeals: number }> {
  const { rows } = await database.query<{ open: number; urgent: number; appeals: number }>(
    `SELECT (SELECT count(*) FROM moderation.cases l WHERE ${VIEW_CONDITIONS.open})::int AS open,
       (SELECT count(*) FROM moderation.cases l WHERE ${VIEW_CONDITIONS.open} AND l.is_urgent)::int AS urgent,
       (SELECT count(*) FROM moderation.decisions d WHERE d.appealed_at IS NOT NULL AND d.appeal_outcome IS NULL)::int AS appeals`,
  );
  return rows[0] ?? { open: 0, urgent: 0, appeals: 0 };
}
