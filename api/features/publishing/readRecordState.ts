import { z } from 'zod';
import type { PageKind } from '../../contracts/encyclopedia/fields.ts';
import { PRIORITY } from '../../contracts/publishing/publisherState.ts';
import { type RecordName, type RecordState, VIEWABLE, type Viewable } from '../../contracts/publishing/recordState.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatements, findRow, json, type RowFrom } from '../../platform/statement.ts';
import { PAGE_TABLES } from '../encyclopedia/queries/pageTables.ts';
import { IS_AWAY } from './readState.ts';

const OF_PATH = `'/learning/paths/' || s.id AS address, NULL::int AS entry`;

/**
 * Selects one record of each collection: `what` in the form of `publisher.change`, the `address` of its page
 * (site/src/routes.ts), and the `language` of its pages: `%`, which stands for all, when the record is a source.
 */
const RECORDS: Record<Viewable, string> = {
  conditions: createSourceSql('condition'),
  categories: createSourceSql('category'),
  pages: `SELECT r.updated_at, r._status = 'published' AS is_public, '%' AS language, '/' || r.slug AS address, NULL::int AS entry,
      jsonb_build_object('kind', 'page', 'slug', r.slug) AS what FROM pages r WHERE r.id = $1`,
  'condition-translations': createTranslationSql('condition'),
  'category-translations': createTranslationSql('category'),
  'page-translations': `SELECT r.updated_at, r._status = 'published' AND s._status = 'published' AS is_public, '/' || l.code AS language,
      '/' || s.slug AS address, NULL::int AS entry, jsonb_build_object('kind', 'page', 'slug', s.slug) AS what
    FROM page_translations r JOIN pages s ON s.id = r.page_id JOIN languages l ON l.id = r.language_id AND l.is_active WHERE r.id = $1`,
  'learning-paths': `SELECT s.updated_at, s._status = 'published' AND s.is_active AS is_public, '%' AS language, ${OF_PATH},
      jsonb_build_object('kind', 'learning-path-text', 'id', s.id) AS what FROM learning_paths s WHERE s.id = $1`,
  // An incomplete translation is not public: its page shows the source's text.
  'learning-path-translations': `SELECT r.updated_at, r._status = 'published' AND s.is_active AND t.path_id IS NOT NULL AS is_public,
      '/' || l.code AS language, ${OF_PATH},
      jsonb_build_object('kind', 'learning-path-text', 'id', s.id, 'language', l.code) AS what
    FROM learning_path_translations r JOIN learning_paths s ON s.id = r.path_id
      JOIN languages l ON l.id = r.language_id AND l.is_active
      LEFT JOIN learning.path_text t ON t.path_id = s.id AND t.language = l.code WHERE r.id = $1`,
};

const RECORD_STATES = defineStatements(VIEWABLE, (collection) => ({
  name: `publishing-record-${collection}`,
  row: {
    /** Path of the page; null when it is not in place. */
    path: z.string().nullable(),
    isPublic: z.boolean(),
    isAway: z.boolean(),
    isWaiting: z.boolean(),
    failed: json<{ reason: string; since: string; isTriedAgain: boolean } | null>(),
    updatedAt: z.date(),
    publishedAt: z.date().nullable(),
    renderedAt: z.date().nullable(),
  },
  text: selectRecordStanding(RECORDS[collection]),
}));

/** Returns null when there is no such record, or when the language of a translation is not active. */
export async function readRecordState(database: Database, { collection, id }: RecordName): Promise<RecordState | null> {
  const record = await findRecordStanding(database, { collection, id });
  return record && toRecordState(record);
}

export type RecordStanding = RowFrom<(typeof RECORD_STATES)[Viewable]>;

/** Returns the page of a record and its dirty marks. Null as in `readRecordState`. */
export function findRecordStanding(database: Database, { collection, id }: RecordName): Promise<RecordStanding | null> {
  return findRow(database, RECORD_STATES[collection], [id]);
}

export function toRecordState(record: RecordStanding): RecordState {
  const { failed, isPublic, isAway, isWaiting } = record;
  if (failed) return { state: 'failed', ...failed, since: new Date(failed.since).toISOString() };
  if (isWaiting) return { state: isPublic ? 'publishing' : 'leaving', isAway };
  const since = isPublic ? liveSince(record) : null;
  return since ? { state: 'live', since: since.toISOString() } : { state: 'none' };
}

/** Returns when the record's last change was published; null when the record has no page. */
function liveSince({ updatedAt, publishedAt, renderedAt }: RecordStanding): Date | null {
  if (publishedAt && publishedAt >= updatedAt) return publishedAt;
  // A rebuild of all pages published the change, and more may have followed: its own time is the nearest known one.
  return renderedAt && renderedAt >= updatedAt ? updatedAt : (renderedAt ?? publishedAt);
}

function createSourceSql(kind: PageKind): string {
  const { table, isPublished } = PAGE_TABLES[kind];
  return `SELECT s.updated_at, ${isPublished} AS is_public, '%' AS language, '/${kind}/' || s.id AS address, s.id AS entry,
      jsonb_build_object('kind', '${kind}', 'id', s.id) AS what FROM ${table} s WHERE s.id = $1`;
}

function createTranslationSql(kind: PageKind): string {
  const { table, translations, key, isPublished } = PAGE_TABLES[kind];
  return `SELECT r.updated_at, r._status = 'published' AND ${isPublished} AS is_public, '/' || l.code AS language,
      '/${kind}/' || s.id AS address, s.id AS entry,
      jsonb_build_object('kind', '${kind}-translation', 'id', s.id, 'language', l.id) AS what
    FROM ${translations} r JOIN ${table} s ON s.id = r.${key} JOIN languages l ON l.id = r.language_id AND l.is_active
    WHERE r.id = $1`;
}

function selectRecordStanding(record: string): string {
  return `
    WITH record AS (${record}),
      own AS (SELECT *, replace(language, '%', '') || address AS path FROM record)
    SELECT page.path, own.is_public AS "isPublic", own.updated_at AS "updatedAt", page.published_at AS "publishedAt",
      page.rendered_at AS "renderedAt", (SELECT ${IS_AWAY} FROM publisher.state) AS "isAway",
      EXISTS (SELECT FROM publisher.change c WHERE c.what @> own.what)
        OR EXISTS (SELECT FROM publisher.dirty d WHERE d.path = own.path AND d.priority = ${PRIORITY.own}) AS "isWaiting",
      (SELECT jsonb_build_object('reason', d.path || ': ' || d.error, 'since', d.since, 'isTriedAgain', d.not_before < 'infinity')
       FROM publisher.dirty d WHERE d.error IS NOT NULL AND (d.path LIKE own.language || own.address
         OR d.path LIKE own.language || own.address || '/page/%'
         OR own.what ->> 'kind' LIKE 'condition%' AND d.path LIKE '/search' || replace(own.language, '%', '/%') || '/' || own.entry)
       ORDER BY d.since LIMIT 1) AS failed
    FROM own LEFT JOIN publisher.page page ON page.path = own.path`;
}
