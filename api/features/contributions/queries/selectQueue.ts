import { z } from 'zod';
import type { WorkflowState } from '../../../contracts/contributions/workflow.ts';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import type { Database } from '../../../platform/Database.ts';
import {
  defineStatement,
  defineStatements,
  findRow,
  json,
  type RowFrom,
  selectRows,
} from '../../../platform/statement.ts';
import { isWrittenBy } from '../../history/queries/isWrittenBy.ts';
import type { Contribution } from './contributions.ts';

/** Filter and order of each view of the queue. `$1` is the id of the user. */
const TABS = {
  mine: { holds: `c.status = 'in_review' AND c.reviewer_id = $1`, first: 'c.submitted_at, c.id' },
  unassigned: { holds: `c.status = 'pending'`, first: 'c.submitted_at, c.id' },
  /** Includes contributions that a reviewer has taken, so that a forgotten one is found. */
  longest: { holds: `c.status IN ('pending', 'in_review')`, first: 'c.submitted_at, c.id' },
  approved: { holds: `c.status = 'approved'`, first: 'c.scheduled_for NULLS FIRST, c.approved_at, c.id' },
  all: { holds: `c.status <> 'draft'`, first: 'c.submitted_at DESC NULLS LAST, c.id DESC' },
  sent: { holds: 'c.user_id = $1', first: 'c.created_at DESC, c.id DESC' },
} as const;
export const WAITS_FOR_EDITOR = `c.status = 'approved' AND c.scheduled_for IS NULL`;
export type QueueTab = keyof typeof TABS;
export const QUEUE_TABS = Object.keys(TABS) as QueueTab[];

export type QueueFilters = {
  kind?: string | undefined;
  category?: number | undefined;
  language?: number | undefined;
  state?: string | undefined;
  text?: string | undefined;
};

export type QueueItem = {
  id: number;
  title: string;
  kind: Contribution['kind'];
  status: WorkflowState;
  category: string | null;
  language: string;
  sender: string | null;
  reviewer: string | null;
  isOwn: boolean;
  isMinorEdit: boolean;
  /** Seconds since the contribution was sent. Null for a draft. */
  waited: number | null;
  decidedAt: string | null;
  scheduledFor: string | null;
};

type QueueSlice = { tab: QueueTab; filters: QueueFilters; userId: number; limit: number; offset: number };

const LANGUAGE = `coalesce(c.language_id, (SELECT d.id FROM languages d WHERE d.code = '${DEFAULT_LANGUAGE}'))`;
const IS_OWN = `coalesce(c.user_id = $1 OR c.user_id IS NULL AND lower(c.contributor_email) =
  (SELECT lower(me.email) FROM users me WHERE me.id = $1), false)`;
const utc = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const QUEUE = defineStatements(QUEUE_TABS, (tab) => ({
  name: `review-queue-${tab}`,
  row: { item: json<QueueItem>(), total: z.number() },
  text: `
    WITH shown AS MATERIALIZED (
      SELECT c.id AS shown_id, count(*) OVER ()::int AS total FROM contributions c
      WHERE $1::int IS NOT NULL AND ${TABS[tab].holds}
        AND ($2::text IS NULL OR c.kind::text = $2) AND ($3::int IS NULL OR c.category_id = $3)
        AND ($4::int IS NULL OR ${LANGUAGE} = $4) AND ($5::text IS NULL OR c.status::text = $5)
        AND ($6::text IS NULL OR strpos(lower(concat_ws(' ', c.title, c.description, c.contributor_name,
          (SELECT s.display_name FROM users s WHERE s.id = c.user_id)) COLLATE "und-x-icu"), lower($6 COLLATE "und-x-icu")) > 0)
      ORDER BY ${TABS[tab].first} LIMIT $7 OFFSET $8)
    SELECT total, json_build_object('id', c.id, 'title', c.title, 'kind', c.kind, 'status', c.status,
      'category', g.name, 'language', l.name, 'sender', coalesce(u.display_name, c.contributor_name),
      'reviewer', r.display_name, 'isOwn', ${IS_OWN}, 'isMinorEdit', coalesce(c.is_minor_edit, false),
      'waited', floor(extract(epoch FROM now() - c.submitted_at))::int,
      'decidedAt', ${utc('coalesce(c.published_at, c.decided_at)')}, 'scheduledFor', ${utc('c.scheduled_for')}) AS item
    FROM shown JOIN contributions c ON c.id = shown_id LEFT JOIN categories g ON g.id = c.category_id LEFT JOIN languages l ON l.id = ${LANGUAGE}
      LEFT JOIN users u ON u.id = c.user_id LEFT JOIN users r ON r.id = c.reviewer_id
    ORDER BY ${TABS[tab].first}`,
}));

/** Returns one page of a view with the total of all pages. The total is 0 beyond the last page. */
export async function selectQueue(
  database: Database,
  { tab, filters, userId, limit, offset }: QueueSlice,
): Promise<{ items: QueueItem[]; total: number }> {
  const { kind, category, language, state, text } = filters;
  const rows = await selectRows(database, QUEUE[tab], [
    userId,
    kind ?? null,
    category ?? null,
    language ?? null,
    state ?? null,
    text || null,
    limit,
    offset,
  ]);
  return { items: rows.map(({ item }) => item), total: rows[0]?.total ?? 0 };
}

const countTab = (tab: QueueTab) => `(count(*) FILTER (WHERE ${TABS[tab].holds}))::int`;

const QUEUE_COUNTS = defineStatement({
  name: 'review-queue-counts',
  row: {
    mine: z.number(),
    unassigned: z.number(),
    longest: z.number(),
    approved: z.number(),
    sent: z.number(),
    /** Approved contributions without a time, which wait for an editor. */
    forEditor: z.number(),
    /** Longest wait for a decision in seconds. Null when nothing waits. */
    longestWait: z.number().nullable(),
  },
  text: `SELECT ${(['mine', 'unassigned', 'longest', 'approved', 'sent'] as const).map((tab) => `${countTab(tab)} AS ${tab}`)},
           (count(*) FILTER (WHERE ${WAITS_FOR_EDITOR}))::int AS "forEditor",
           floor(extract(epoch FROM now() - min(c.submitted_at)
           FILTER (WHERE ${TABS.longest.holds})))::int AS "longestWait" FROM contributions c
         WHERE c.status IN ('pending', 'in_review', 'approved') OR c.user_id = $1`,
});

export type QueueCounts = RowFrom<typeof QUEUE_COUNTS>;

export async function countQueue(database: Database, userId: number): Promise<QueueCounts> {
  const row = await findRow(database, QUEUE_COUNTS, [userId]);
  return row ?? { mine: 0, unassigned: 0, longest: 0, approved: 0, sent: 0, forEditor: 0, longestWait: null };
}

const QUEUE_OPTIONS = defineStatements(QUEUE_TABS, (tab) => ({
  name: `review-queue-options-${tab}`,
  row: { filter: z.enum(['kind', 'category', 'language']), value: z.string(), label: z.string(), count: z.number() },
  text: `
    SELECT 'kind' AS filter, c.kind::text AS value, c.kind::text AS label, ${countTab(tab)} AS count FROM contributions c
    WHERE $1::int IS NOT NULL GROUP BY c.kind
    UNION ALL SELECT 'category', g.id::text, g.name, ${countTab(tab)} AS count FROM contributions c
      JOIN categories g ON g.id = c.category_id GROUP BY g.id
    UNION ALL SELECT 'language', l.id::text, l.name, ${countTab(tab)} AS count FROM contributions c
      JOIN languages l ON l.id = ${LANGUAGE} GROUP BY l.id
    ORDER BY 1, 3`,
}));

export type QueueOption = RowFrom<typeof QUEUE_OPTIONS.all>;

/** Returns the filter values of all contributions, each with its count in this view, which may be 0. */
export async function selectQueueOptions(
  database: Database,
  { tab, userId }: { tab: QueueTab; userId: number },
): Promise<QueueOption[]> {
  return selectRows(database, QUEUE_OPTIONS[tab], [userId]);
}

const REVIEW_QUEUE_NEXT = defineStatement({
  name: 'review-queue-next',
  row: { id: z.number(), title: z.string(), waited: z.number() },
  text: `SELECT c.id, c.title, floor(extract(epoch FROM now() - c.submitted_at))::int AS waited FROM contributions c
         WHERE c.id <> $2 AND (($3 AND ${WAITS_FOR_EDITOR}) OR (${TABS.unassigned.holds} AND NOT ${IS_OWN} AND NOT ${isWrittenBy('$1')}))
         ORDER BY c.status = 'approved', ${TABS.unassigned.first} LIMIT 1`,
});

export type NextInQueue = RowFrom<typeof REVIEW_QUEUE_NEXT>;

/**
 * Returns the longest waiting unassigned contribution that the user neither sent nor wrote a part of. Without one,
 * editors get an approved contribution that has no time of publication yet.
 */
export async function selectNext(
  database: Database,
  { userId, exceptId, isEditor }: { userId: number; exceptId: number; isEditor: boolean },
): Promise<NextInQueue | null> {
  return findRow(database, REVIEW_QUEUE_NEXT, [userId, exceptId, isEditor]);
}
