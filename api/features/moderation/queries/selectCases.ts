import { z } from 'zod';
import { CASES_PAGE } from '../../../contracts/moderation/cases.ts';
import { REPORT_REASONS, REPORTED_KINDS, type ReportedKind } from '../../../contracts/moderation/reports.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Sliced } from '../../../platform/pages.ts';
import {
  countRows,
  defineStatement,
  defineStatements,
  findRow,
  isoTime,
  type RowFrom,
  selectRows,
} from '../../../platform/statement.ts';
import { PLACE } from './log.ts';

export const QUEUE_VIEWS = ['open', 'appeals', 'decided'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

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

/** Selects cases `l` of a view, by kind unless $1 is null. */
const casesIn = (view: QueueView) =>
  `FROM moderation.cases l WHERE ${VIEW_CONDITIONS[view]} AND ($1::text IS NULL OR l.kind = $1)`;

const QUEUES = defineStatements(QUEUE_VIEWS, (view) => ({
  name: `moderation-queue-${view}`,
  row: {
    id: z.number(),
    kind: z.enum(REPORTED_KINDS),
    contentId: z.number(),
    title: z.string().nullable(),
    authorName: z.string().nullable(),
    reasons: z.array(z.enum(REPORT_REASONS)),
    reports: z.number(),
    isUrgent: z.boolean(),
    isHiddenByReports: z.boolean(),
    wantsSecondOpinion: z.boolean(),
    openedAt: isoTime(),
    decidedAt: isoTime().nullable(),
    /** The last decision by a moderator. Null without one. */
    action: z.string().nullable(),
    byName: z.string().nullable(),
  },
  text: `SELECT l.id, l.kind, l.content_id AS "contentId", place.title, u.display_name AS "authorName", l.is_urgent AS "isUrgent",
           l.second_opinion_at IS NOT NULL AS "wantsSecondOpinion", l.opened_at AS "openedAt", l.decided_at AS "decidedAt",
           coalesce(r.reasons, '{}') AS reasons, coalesce(r.count, 0) AS reports,
           EXISTS (SELECT FROM moderation.decisions d WHERE d.case_id = l.id AND d.by_reports) AS "isHiddenByReports",
           last.action, by.display_name AS "byName"
         FROM (SELECT * ${casesIn(view)} ORDER BY ${ORDER[view]} LIMIT ${CASES_PAGE} OFFSET $2) AS l
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
}));

export type QueuedCase = RowFrom<typeof QUEUES.open>;

const QUEUE_LENGTHS = defineStatements(QUEUE_VIEWS, (view) => ({
  name: `moderation-queue-${view}-count`,
  row: { count: z.number() },
  text: `SELECT count(*)::int AS count ${casesIn(view)}`,
}));

type CaseQuery = { view: QueueView; kind?: ReportedKind | undefined; page: number };

export async function selectCases(database: Database, { view, kind, page }: CaseQuery): Promise<Sliced<QueuedCase>> {
  const items = await selectRows(database, QUEUES[view], [kind ?? null, (page - 1) * CASES_PAGE]);
  return { items, total: await countRows(database, QUEUE_LENGTHS[view], [kind ?? null]) };
}

const OPEN_COUNTS = defineStatement({
  row: { open: z.number(), urgent: z.number(), appeals: z.number() },
  text: `SELECT (SELECT count(*) FROM moderation.cases l WHERE ${VIEW_CONDITIONS.open})::int AS open,
           (SELECT count(*) FROM moderation.cases l WHERE ${VIEW_CONDITIONS.open} AND l.is_urgent)::int AS urgent,
           (SELECT count(*) FROM moderation.decisions d WHERE d.appealed_at IS NOT NULL AND d.appeal_outcome IS NULL)::int AS appeals`,
});

export async function countQueues(database: Database): Promise<RowFrom<typeof OPEN_COUNTS>> {
  return (await findRow(database, OPEN_COUNTS)) ?? { open: 0, urgent: 0, appeals: 0 };
}
