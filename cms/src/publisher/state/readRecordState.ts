import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { categoryPath, conditionPath, pagePath, parsePath, type Route } from '@common-ground/site/src/routes.ts';
import type { Viewable } from '../../desk/publishing/viewPage.ts';
import { PUBLISH_QUEUE } from '../jobs/queuePublish.ts';
import type { Sql } from '../Sql.ts';
import { AWAY_AFTER_SECONDS } from './PublisherState.ts';
import type { RecordName, RecordState } from './RecordState.ts';
import { REASON_OF_JOB } from './readState.ts';
import { reasonOf } from './reasonOf.ts';

/** What a record is before readers, and in which language where it has one of its own. */
type Found = {
  kind: 'condition' | 'category' | 'page';
  /** Of what it is shown as: a translation's condition. */
  id: number;
  slug: PageSlug | null;
  languageId: number | null;
  languageCode: string | null;
  isPublic: boolean;
  updatedAt: Date;
};

/** How a record stands with readers; null where there is none of that id. */
export async function readRecordState(sql: Sql, { collection, id }: RecordName): Promise<RecordState | null> {
  const { rows } = await sql.query<Found>(RECORDS[collection], [id]);
  const [record] = rows;
  if (!record) return null;
  const [job, failure] = await Promise.all([selectJob(sql, record), selectFailedPage(sql, record)]);
  if (job?.hasFailed || failure) {
    const { reason, since, isTriedAgain } = job?.hasFailed ? job : (failure as FailureRow);
    return { state: 'failed', reason: reasonOf(reason ?? ''), since: since.toISOString(), isTriedAgain };
  }
  if (job) return { state: record.isPublic ? 'publishing' : 'leaving', isAway: job.isAway };
  const since = record.isPublic ? await selectLiveSince(sql, record) : null;
  return since ? { state: 'live', since: since.toISOString() } : { state: 'none' };
}

const SOURCE = `NULL::int AS "languageId", NULL AS "languageCode", r.updated_at AS "updatedAt"`;
const TRANSLATION = `r.language_id AS "languageId", l.code AS "languageCode", r.updated_at AS "updatedAt"`;
const PUBLISHED = (...tables: string[]) =>
  `(${tables.map((table) => `${table}._status = 'published'`).join(' AND ')}) AS "isPublic"`;
const OF_LANGUAGE = 'JOIN languages l ON l.id = r.language_id AND l.is_active';

const RECORDS: Record<Viewable, string> = {
  conditions: `SELECT 'condition' AS kind, r.id, NULL AS slug, ${PUBLISHED('r')}, ${SOURCE} FROM conditions r WHERE r.id = $1`,
  categories: `SELECT 'category' AS kind, r.id, NULL AS slug, true AS "isPublic", ${SOURCE} FROM categories r WHERE r.id = $1`,
  pages: `SELECT 'page' AS kind, r.id, r.slug, ${PUBLISHED('r')}, ${SOURCE} FROM pages r WHERE r.id = $1`,
  'condition-translations': `
    SELECT 'condition' AS kind, s.id, NULL AS slug, ${PUBLISHED('r', 's')}, ${TRANSLATION}
    FROM condition_translations r JOIN conditions s ON s.id = r.condition_id ${OF_LANGUAGE} WHERE r.id = $1`,
  'category-translations': `
    SELECT 'category' AS kind, s.id, NULL AS slug, ${PUBLISHED('r')}, ${TRANSLATION}
    FROM category_translations r JOIN categories s ON s.id = r.category_id ${OF_LANGUAGE} WHERE r.id = $1`,
  'page-translations': `
    SELECT 'page' AS kind, s.id, s.slug, ${PUBLISHED('r', 's')}, ${TRANSLATION}
    FROM page_translations r JOIN pages s ON s.id = r.page_id ${OF_LANGUAGE} WHERE r.id = $1`,
};

type FailureRow = { reason: string | null; since: Date; isTriedAgain: boolean };
type JobRow = FailureRow & { hasFailed: boolean; isAway: boolean };

/** The job that says most about a record: one that failed before one that waits. */
async function selectJob(sql: Sql, record: Found): Promise<JobRow | null> {
  const isTranslation = record.languageId !== null && record.kind !== 'page';
  const { rows } = await sql.query<JobRow>(
    `SELECT total_tried > 0 AS "hasFailed", NOT has_error AS "isTriedAgain", created_at AS since, ${REASON_OF_JOB} AS reason,
            (SELECT coalesce(seen_at < now() - interval '${AWAY_AFTER_SECONDS} seconds', true) FROM publisher.state) AS "isAway"
     FROM payload_jobs, LATERAL (SELECT input -> 'change' AS change) AS what
     WHERE queue = '${PUBLISH_QUEUE}' AND completed_at IS NULL AND (
       (change ->> 'kind' = $1 AND (change ->> 'id')::int = $2 AND ($3::int IS NULL OR (change ->> 'language')::int = $3))
       -- The footer of every page leads to the pages about the site, so one that comes or goes is a change of everything.
       OR ($1 = 'page' AND change ->> 'kind' = 'everything'))
     ORDER BY 1 DESC, id DESC LIMIT 1`,
    [isTranslation ? `${record.kind}-translation` : record.kind, record.id, isTranslation ? record.languageId : null],
  );
  return rows[0] ?? null;
}

/** A page of this record that could not be rendered; of a translation, in its language alone. */
async function selectFailedPage(sql: Sql, record: Found): Promise<FailureRow | null> {
  const { rows } = await sql.query<FailureRow & { path: string; codes: string[] }>(
    `SELECT path, reason, since, next_try_at IS NOT NULL AS "isTriedAgain", (SELECT array_agg(code) FROM languages) AS codes
     FROM publisher.failed_page WHERE path LIKE '%/' || $1 || '%' ORDER BY since`,
    [record.kind === 'page' ? record.slug : `${record.kind}/${record.id}`],
  );
  const failed = rows.find(({ path, codes }) => isOf(record, parsePath(path, codes)));
  return failed ? { ...failed, reason: `${failed.path}: ${failed.reason}` } : null;
}

function isOf({ kind, id, slug, languageCode }: Found, route: Route | null): boolean {
  if (route?.screen !== kind || (languageCode !== null && route.language !== languageCode)) return false;
  return route.screen === 'page' ? route.slug === slug : 'id' in route && route.id === id;
}

/** When its last change came before readers, null when it has no page. */
async function selectLiveSince(sql: Sql, record: Found): Promise<Date | null> {
  const { kind, id, languageId, updatedAt } = record;
  const name = languageId !== null && kind !== 'page' ? `${kind}-translation:${id}:${languageId}` : `${kind}:${id}`;
  const { rows } = await sql.query<{ live: Date | null; rendered: Date | null }>(
    `SELECT (SELECT since FROM publisher.live WHERE what = $1) AS live,
            (SELECT rendered_at FROM publisher.page WHERE path = $2) AS rendered`,
    [name, pathOf(record)],
  );
  const { live = null, rendered = null } = rows[0] ?? {};
  if (live && live >= updatedAt) return live;
  // It was rendered with everything else, which names no record, and since then maybe again: the change itself is nearest.
  return rendered && rendered >= updatedAt ? updatedAt : (rendered ?? live);
}

function pathOf({ kind, id, slug, languageCode }: Found): string {
  const language = languageCode ?? DEFAULT_LANGUAGE;
  if (kind === 'condition') return conditionPath(id, language);
  if (kind === 'category') return categoryPath(id, language);
  return slug ? pagePath(slug, language) : '';
}
