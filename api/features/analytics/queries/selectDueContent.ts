import { z } from 'zod';
import { DUE_KINDS, type Due, type DueKind, MAX_DUE_ITEMS } from '../../../contracts/analytics/dashboard.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { IS_OVERDUE, SIGNED_CONDITIONS } from '../../sign-offs/queries/currentSignOff.ts';
import { behindIn, PATHS_BEHIND } from '../../translations/queries/behind.ts';

const DESK = '/cms';
const COLLECTIONS = `${DESK}/collections`;
/** Maximum ids in an address, which a proxy may refuse when it is too long. */
const MAX_IDS = 100;

const TOTAL = 'count(*) OVER ()::int AS total';
const selectBehind = (collection: string, name: string, from: string) =>
  `SELECT t.id, s.${name} AS title, (SELECT l.native_name FROM languages l WHERE l.id = t.language_id) AS language,
     t.updated_at AS since, '${COLLECTIONS}/${collection}' AS place ${from}`;

/** Select the longest waiting first. */
const TEXTS: Record<DueKind, string> = {
  review_queue: `SELECT id, title, NULL AS language, submitted_at AS since, '${COLLECTIONS}/contributions' AS place, ${TOTAL} FROM contributions
                 WHERE status IN ('pending', 'in_review') ORDER BY submitted_at, id`,
  overdue_reviews: `SELECT c.id, c.name AS title, NULL AS language, signed.next_review_at AS since, '${COLLECTIONS}/conditions' AS place, ${TOTAL}
                    ${SIGNED_CONDITIONS} AND ${IS_OVERDUE} ORDER BY signed.next_review_at, c.id`,
  stale_translations: `SELECT *, ${TOTAL} FROM (
      ${selectBehind('condition-translations', 'name', behindIn('condition'))}
      UNION ALL ${selectBehind('category-translations', 'name', behindIn('category'))}
      UNION ALL ${selectBehind('page-translations', 'title', behindIn('page'))}
      UNION ALL ${selectBehind('learning-path-translations', 'title', PATHS_BEHIND)}) b ORDER BY since, place, id`,
};

const DUE_CONTENT = defineStatements(DUE_KINDS, (kind) => ({
  name: `content-${kind}`,
  row: {
    id: z.number(),
    title: z.string(),
    language: z.string().nullable(),
    since: z.date().nullable(),
    place: z.string(),
    total: z.number(),
  },
  text: `${TEXTS[kind]} LIMIT ${MAX_IDS}`,
}));
type Row = RowFrom<(typeof DUE_CONTENT)[DueKind]>;

const HREFS: Record<DueKind, (rows: Row[]) => string> = {
  review_queue: () => `${DESK}/review?tab=longest`,
  overdue_reviews: (rows) => `${COLLECTIONS}/conditions?${toIdFilter(rows)}`,
  stale_translations: () => `${DESK}/translations`,
};

/** Selects the count and the longest waiting items of one kind. */
export async function selectDueContent(database: Database, kind: DueKind): Promise<Due> {
  const rows = await selectRows(database, DUE_CONTENT[kind]);
  const items = rows.slice(0, MAX_DUE_ITEMS).map(({ id, title, language, since, place }) => ({
    title,
    language,
    since: since?.toISOString() ?? null,
    href: `${place}/${id}`,
  }));
  return { kind, count: rows[0]?.total ?? 0, href: HREFS[kind](rows), items };
}

function toIdFilter(rows: Row[]): string {
  return String(new URLSearchParams({ 'where[or][0][and][0][id][in]': rows.map(({ id }) => id).join() }));
}
