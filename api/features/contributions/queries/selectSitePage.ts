import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { toVersionTable } from '../../../platform/newestVersion.ts';
import { defineStatement, defineStatements, findRow, json, type RowFrom } from '../../../platform/statement.ts';

const TEXTS = {
  id: z.number(),
  isPublished: z.boolean(),
  title: z.string().nullable(),
  summary: z.string().nullable(),
  body: json().nullable(),
};

const SITE_PAGES = defineStatements(['read', 'lock'], (mode) => ({
  name: `review-site-page-${mode}`,
  row: { ...TEXTS, slug: z.string(), revision: z.number() },
  text: `SELECT id, _status = 'published' AS "isPublished", title, summary, body, slug::text AS slug,
           coalesce(revision, 1)::int AS revision
         FROM pages WHERE id = $1${mode === 'lock' ? ' FOR NO KEY UPDATE' : ''}`,
}));
type SitePage = RowFrom<typeof SITE_PAGES.read>;

/** Returns a page about the site, published or not, and locks it when `isHeld`. */
export function selectSitePage(
  database: Database,
  { pageId, isHeld = false }: { pageId: number | null; isHeld?: boolean },
): Promise<SitePage | null> {
  return findRow(database, SITE_PAGES[isHeld ? 'lock' : 'read'], [pageId]);
}

const SITE_PAGE_TRANSLATION = defineStatement({
  name: 'review-site-page-translation',
  row: { ...TEXTS, sourceRevision: z.number() },
  text: `SELECT id, _status = 'published' AS "isPublished", title, summary, body,
           coalesce(source_revision, 1)::int AS "sourceRevision"
         FROM page_translations WHERE page_id = $1 AND language_id = $2`,
});

/** Returns the translation of a page, published or not. The lock of the page protects it too. */
export function selectSitePageTranslation(
  database: Database,
  { pageId, languageId }: { pageId: number | null; languageId: number | null },
): Promise<RowFrom<typeof SITE_PAGE_TRANSLATION> | null> {
  return findRow(database, SITE_PAGE_TRANSLATION, [pageId, languageId]);
}

const SENT_BODIES = defineStatements(['pages', 'page-translations'], (collection) => ({
  name: `review-sent-body-${collection}`,
  row: { body: json().nullable() },
  text: `SELECT v.version_body AS body
         FROM review_events e JOIN ${toVersionTable(collection)} v ON v.id = (e.detail ->> 'draft')::int
         WHERE e.contribution_id = $1 AND e.action IN ('submit', 'answer') ORDER BY e.id DESC LIMIT 1`,
}));

/** Returns the body, in the form of the editor, of the draft that a contribution was sent from last. */
export async function selectSentBody(
  database: Database,
  { id, collection }: { id: number; collection: keyof typeof SENT_BODIES },
): Promise<unknown> {
  return (await findRow(database, SENT_BODIES[collection], [id]))?.body;
}
