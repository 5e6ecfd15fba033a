import { z } from 'zod';
import { CATEGORY_PAGE_SIZE } from '../../../contracts/limits.ts';
import { OFFLINE_KINDS, type OfflineKind } from '../../../contracts/offline/kinds.ts';
import type { OfflinePages } from '../../../contracts/offline/pages.ts';
import type { Database } from '../../../platform/Database.ts';
import type { ActiveLanguage } from '../../../platform/languages.ts';
import { defineStatements, findRow, isoTime, selectRows } from '../../../platform/statement.ts';
import { CURRENT_SIGN_OFF } from '../../sign-offs/queries/currentSignOff.ts';

const CONDITIONS_OF = {
  condition: `SELECT id FROM conditions WHERE _status = 'published' AND id = $1::int`,
  category: `SELECT id FROM conditions WHERE _status = 'published' AND category_id = $1::int`,
  language: `SELECT id FROM conditions WHERE _status = 'published' AND $1::int = 0`,
};
const CONDITION_PLACES = (kind: keyof typeof CONDITIONS_OF) =>
  `SELECT '/condition/' || c.id, 2 FROM (${CONDITIONS_OF[kind]}) c`;
const LIST_PAGES = (category: string) =>
  `generate_series(2, ceil((SELECT count(*) FROM conditions WHERE _status = 'published' AND category_id = ${category}) / ${CATEGORY_PAGE_SIZE}.0)::int)`;

/** Selects paths without language prefix, with their order. The page that is opened first has the lowest number. */
const PLACES: Record<OfflineKind, string> = {
  condition: CONDITION_PLACES('condition'),
  category: `SELECT '/category/' || $1::int, 0
    UNION ALL SELECT '/category/' || $1::int || '/page/' || n, 1 FROM ${LIST_PAGES('$1::int')} n
    UNION ALL ${CONDITION_PLACES('category')}`,
  path: `SELECT '/learning/paths/' || $1::int, 0
    UNION ALL SELECT '/learning/modules/' || id, 1 FROM learning_modules WHERE path_id = $1::int AND is_active`,
  language: `SELECT '', 0
    UNION ALL SELECT * FROM (VALUES ('/offline', 1), ('/help-lines', 1), ('/accessibility-settings', 1)) screens
    UNION ALL SELECT '/' || slug, 1 FROM pages WHERE _status = 'published'
    UNION ALL SELECT '/category/' || id, 1 FROM categories
    UNION ALL SELECT '/category/' || category.id || '/page/' || n, 1 FROM categories category, ${LIST_PAGES('category.id')} n
    UNION ALL ${CONDITION_PLACES('language')}`,
};

const PAGES = defineStatements(OFFLINE_KINDS, (kind) => ({
  name: `offline-pages-${kind}`,
  row: { path: z.string(), changedAt: isoTime().nullable() },
  // Paths as in site/src/routes.ts: the home page is the language's prefix alone, or a slash.
  text: `WITH wanted (place, at) AS (${PLACES[kind]})
         SELECT page.path, page.published_at AS "changedAt" FROM wanted
         JOIN publisher.page page ON page.path = coalesce(nullif($2 || place, ''), '/')
         WHERE $1::int IS NOT NULL ORDER BY at, page.path`,
}));

/** Selects the title in language `$2` if published, else in the default one. */
const TITLE_TEXTS = {
  condition: `SELECT coalesce(t.name, c.name) AS title FROM conditions c
    LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $2::int AND t._status = 'published'
    WHERE c.id = $1::int AND c._status = 'published'`,
  category: `SELECT coalesce(t.name, c.name) AS title FROM categories c
    LEFT JOIN category_translations t ON t.category_id = c.id AND t.language_id = $2::int AND t._status = 'published'
    WHERE c.id = $1::int`,
  path: `SELECT coalesce(t.texts ->> 'title', p.title) AS title FROM learning_paths p
    LEFT JOIN learning.path_text t ON t.path_id = p.id AND t.language = $2::text
    WHERE p.id = $1::int AND p.is_active`,
};

const TITLES = defineStatements(['condition', 'category', 'path'], (kind) => ({
  name: `offline-title-${kind}`,
  row: { title: z.string() },
  text: TITLE_TEXTS[kind],
}));
const REVIEWS = defineStatements(['condition', 'category', 'language'], (kind) => ({
  name: `offline-review-${kind}`,
  row: { reviewedAt: isoTime().nullable() },
  text: `SELECT CASE WHEN bool_and(signed.signed_at IS NOT NULL AND NOT signed.has_lapsed) THEN min(signed.signed_at) END AS "reviewedAt"
         FROM (${CONDITIONS_OF[kind]}) own JOIN conditions c ON c.id = own.id ${CURRENT_SIGN_OFF}`,
}));

type PagesQuery = { kind: OfflineKind; id: number | null; language: ActiveLanguage };

/** Selects the rendered pages that are saved with a record or a whole language; null when there are none. */
export async function selectOfflinePages(database: Database, asked: PagesQuery): Promise<OfflinePages | null> {
  const { kind, language } = asked;
  // A whole language has no id; the other kinds need one.
  const id = kind === 'language' ? 0 : asked.id;
  if (id === null) return null;
  const title = kind === 'language' ? language.nativeName : await findTitle(database, { kind, id, language });
  if (title === null) return null;
  const prefix = language.isDefault ? '' : `/${language.code}`;
  const [pages, reviews] = await Promise.all([
    selectRows(database, PAGES[kind], [id, prefix]),
    kind === 'path' ? null : selectReview(database, kind, id),
  ]);
  const [first] = pages;
  if (!first) return null;
  const changes = pages.flatMap(({ changedAt }) => changedAt ?? []).sort();
  return {
    title,
    path: first.path,
    pages: pages.map(({ path }) => path),
    reviewedAt: reviews,
    changedAt: changes.at(-1) ?? null,
  };
}

async function findTitle(
  database: Database,
  { kind, id, language }: { kind: Exclude<OfflineKind, 'language'>; id: number; language: ActiveLanguage },
): Promise<string | null> {
  const row = await findRow(database, TITLES[kind], [id, kind === 'path' ? language.code : language.id]);
  return row?.title ?? null;
}

/** Selects the date of the oldest sign-off; null when a condition has none, or a lapsed one. */
async function selectReview(database: Database, kind: keyof typeof CONDITIONS_OF, id: number): Promise<string | null> {
  const row = await findRow(database, REVIEWS[kind], [id]);
  return row?.reviewedAt ?? null;
}
