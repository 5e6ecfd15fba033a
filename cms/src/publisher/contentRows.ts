import type { CategoryColor } from '@common-ground/api/contracts/encyclopedia/categories.ts';
import {
  type ConditionText,
  isList,
  type Source,
  TRANSLATED_FIELDS,
} from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { CATEGORY_PAGE_SIZE, FEATURED_CONDITIONS, RELATED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import type { SectionReview, StoredText } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { toColumnName } from '@common-ground/api/features/encyclopedia/queries/conditionColumns.ts';
import { CURRENT_SIGN_OFF, SECTION_SIGN_OFFS } from '@common-ground/api/features/sign-offs/queries/currentSignOff.ts';
import { type CorrectionRow, selectCorrectionIn } from './correctionOf.ts';
import type { Sql } from './Sql.ts';

export type CategoryRow = {
  id: number;
  icon: string | null;
  color: CategoryColor;
  name: string;
  description: string;
  translatedName: string | null;
  translatedDescription: string | null;
};

export async function selectCategories(
  sql: Sql,
  languageIds: readonly number[],
): Promise<(CategoryRow & { languageId: number })[]> {
  const { rows } = await sql.query<CategoryRow & { languageId: number }>({
    name: 'publisher-categories',
    text: `SELECT wanted.language_id AS "languageId", c.id, c.icon, c.color, c.name, c.description,
             t.name AS "translatedName", t.description AS "translatedDescription"
           FROM unnest($1::int[]) AS wanted(language_id) CROSS JOIN categories c
           LEFT JOIN category_translations t
             ON t.category_id = c.id AND t.language_id = wanted.language_id AND t._status = 'published'
           ORDER BY c.id`,
    values: [languageIds],
  });
  return rows;
}

export async function selectCount(sql: Sql, categoryIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql.query<{ id: number; count: number }>({
    name: 'publisher-count',
    text: `SELECT category_id AS id, count(*)::int AS count FROM conditions
           WHERE _status = 'published' AND category_id = ANY($1) GROUP BY category_id`,
    values: [categoryIds],
  });
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Selects a card's columns from the source text (`c`) and the translation (`t`), which is null when missing. */
const CARD = `c.id, c.category_id AS "categoryId", c.name, c.summary, c.tags, c.last_updated AS "lastUpdated",
  t.id AS "translationId", t.name AS "translatedName", t.summary AS "translatedSummary", t.tags AS "translatedTags"`;

const WANTED_TRANSLATION = `LEFT JOIN condition_translations t
             ON t.condition_id = c.id AND t.language_id = wanted.language_id AND t._status = 'published'`;

export type CardRow = {
  id: number;
  categoryId: number;
  name: string;
  summary: string;
  tags: string[] | null;
  lastUpdated: Date;
  translationId: number | null;
  translatedName: string | null;
  translatedSummary: string | null;
  translatedTags: string[] | null;
};

/** A page, from 1, of a category's published conditions in order of id. */
export type CategorySlice = { languageId: number; categoryId: number; page: number };

export async function selectCategoryCards(
  sql: Sql,
  slices: readonly CategorySlice[],
): Promise<(CardRow & CategorySlice)[]> {
  const { rows } = await sql.query<CardRow & CategorySlice>({
    name: 'publisher-category-cards',
    text: `SELECT wanted.language_id AS "languageId", wanted.page, card.*
           FROM unnest($1::int[], $2::int[], $3::int[]) AS wanted(language_id, category_id, page)
           CROSS JOIN LATERAL (
             SELECT ${CARD} FROM conditions c
             ${WANTED_TRANSLATION}
             -- Skips the pages before this one by ids of an index alone, without reading their rows.
             WHERE c.id = ANY (ARRAY(SELECT id FROM conditions WHERE category_id = wanted.category_id AND _status = 'published'
                                     ORDER BY id LIMIT $4 OFFSET (wanted.page - 1) * $4))
           ) card
           ORDER BY card.id`,
    values: [
      slices.map(({ languageId }) => languageId),
      slices.map(({ categoryId }) => categoryId),
      slices.map(({ page }) => page),
      CATEGORY_PAGE_SIZE,
    ],
  });
  return rows;
}

export async function selectFeaturedCards(
  sql: Sql,
  languageIds: readonly number[],
): Promise<(CardRow & { languageId: number })[]> {
  const { rows } = await sql.query<CardRow & { languageId: number }>({
    name: 'publisher-featured-cards',
    text: `SELECT wanted.language_id AS "languageId", ${CARD}
           FROM (SELECT * FROM conditions WHERE _status = 'published' ORDER BY id LIMIT $2) c
           CROSS JOIN unnest($1::int[]) AS wanted(language_id)
           ${WANTED_TRANSLATION}
           ORDER BY c.id`,
    values: [languageIds, FEATURED_CONDITIONS],
  });
  return rows;
}

/** Texts on a condition's page that its card does not show. */
export const BODY = TRANSLATED_FIELDS.condition.filter(({ name }) => !['name', 'summary', 'tags'].includes(name));
type BodyText = Exclude<ConditionText, keyof CardRow>;

export type ConditionRow = CardRow & {
  sources: Source[] | null;
  views: number;
  contributors: number;
  isProtected: boolean;
  revision: number;
  /** Null without a translation. */
  isStale: boolean | null;
  madeFrom: Date | null;
  changed: ConditionText[] | null;
  translatedInto: string[];
  /** Null without a sign-off, as are the five below. */
  signedAt: Date | null;
  signerName: string | null;
  credential: string | null;
  nextReviewAt: Date | null;
  hasLapsed: boolean | null;
  isOverdue: boolean | null;
  correction: CorrectionRow;
  /** Times are text, as PostgreSQL writes them into JSON. */
  sectionReviews: SectionReview[] | null;
} & { [Name in BodyText]: StoredText<Name> | null } & {
  [Name in BodyText as `translated${Capitalize<Name>}`]: StoredText<Name> | null;
};

export function toTranslatedName(name: string): keyof ConditionRow {
  return `translated${name[0]?.toUpperCase()}${name.slice(1)}` as keyof ConditionRow;
}

const SECTIONS = BODY.map(
  (field) =>
    `c.${toColumnName(field)} AS "${field.name}", t.${toColumnName(field)} AS "${toTranslatedName(field.name)}"`,
).join(', ');

export type ConditionKey = { id: number; languageId: number };

/** Joins the wanted keys (`wanted`), so that one query serves all languages. */
const WANTED = 'unnest($1::int[], $2::int[]) AS wanted(id, language_id)';

/** Selects the names of texts that differ between a version (`v`) and the record (`c`). A null list is empty. */
const CHANGED = [
  ...TRANSLATED_FIELDS.condition.filter((field) => !isList(field)),
  ...TRANSLATED_FIELDS.condition.filter(isList),
]
  .map((field) => {
    const [before, now] = [`v.version_${toColumnName(field)}`, `c.${toColumnName(field)}`];
    const isOther = isList(field)
      ? `coalesce(${before}, '[]') <> coalesce(${now}, '[]')`
      : `${before} IS DISTINCT FROM ${now}`;
    return `CASE WHEN ${isOther} THEN '${field.name}' END`;
  })
  .join(', ');

/**
 * Joins the newest published version that has the source revision of a stale translation. Several versions may have it.
 */
const MADE_FROM = `LEFT JOIN LATERAL (
             SELECT min(v.version_last_updated) OVER () AS "madeFrom", array_remove(ARRAY[${CHANGED}], NULL) AS changed
             FROM _conditions_v v
             WHERE t.source_revision < c.revision AND v.parent_id = c.id AND v.version_revision = t.source_revision
               AND v.version__status = 'published'
             ORDER BY v.id DESC LIMIT 1
           ) made ON true`;

export async function selectConditions(
  sql: Sql,
  keys: readonly ConditionKey[],
): Promise<(ConditionRow & { languageId: number })[]> {
  const { rows } = await sql.query<ConditionRow & { languageId: number }>({
    name: 'publisher-conditions',
    text: `SELECT wanted.language_id AS "languageId", ${CARD}, ${SECTIONS}, c.sources,
             c.views::int AS views, c.contributors::int AS contributors,
             c.is_protected IS TRUE AS "isProtected",
             coalesce(t.source_revision, c.revision)::int AS revision, t.source_revision < c.revision AS "isStale",
             made."madeFrom", made.changed,
             ARRAY(SELECT l.code FROM condition_translations other JOIN languages l ON l.id = other.language_id AND l.is_active
                   WHERE other.condition_id = c.id AND other._status = 'published' ORDER BY l.code) AS "translatedInto",
             signed.signed_at AS "signedAt", signed.signer_name AS "signerName", signed.credential,
             signed.next_review_at AS "nextReviewAt", signed.has_lapsed AS "hasLapsed", signed.is_overdue AS "isOverdue",
             ${selectCorrectionIn('wanted.language_id')} AS correction,
             (SELECT json_agg(json_build_object('section', part.section, 'reviewerName', part.signer_name,
                'credential', part.credential, 'reviewedAt', part.signed_at, 'nextReviewAt', part.next_review_at,
                'hasLapsed', part.has_lapsed, 'isOverdue', part.is_overdue)) FROM (${SECTION_SIGN_OFFS}) part) AS "sectionReviews"
           FROM ${WANTED} JOIN conditions c ON c.id = wanted.id AND c._status = 'published' ${WANTED_TRANSLATION}
           ${MADE_FROM} ${CURRENT_SIGN_OFF}`,
    values: [keys.map((key) => key.id), keys.map((key) => key.languageId)],
  });
  return rows;
}

export type RelatedRow = { of: number; languageId: number; id: number; name: string; translatedName: string | null };

/** Selects for each condition the next ones of its category by id, continuing from the start. */
export async function selectRelated(sql: Sql, keys: readonly ConditionKey[]): Promise<RelatedRow[]> {
  const { rows } = await sql.query<RelatedRow>({
    name: 'publisher-related',
    text: `SELECT wanted.id AS of, wanted.language_id AS "languageId", c.id, c.name, t.name AS "translatedName"
           FROM ${WANTED} JOIN conditions origin ON origin.id = wanted.id
           CROSS JOIN LATERAL (
             SELECT ring.id, ring.name, ring.turn FROM (
               (SELECT n.id, n.name, 0 AS turn FROM conditions n
                WHERE n.category_id = origin.category_id AND n._status = 'published' AND n.id > origin.id ORDER BY n.id LIMIT ${RELATED_CONDITIONS})
               UNION ALL
               (SELECT n.id, n.name, 1 AS turn FROM conditions n
                WHERE n.category_id = origin.category_id AND n._status = 'published' AND n.id < origin.id ORDER BY n.id LIMIT ${RELATED_CONDITIONS})
             ) ring ORDER BY ring.turn, ring.id LIMIT ${RELATED_CONDITIONS}
           ) c ${WANTED_TRANSLATION}
           ORDER BY c.turn, c.id`,
    values: [keys.map((key) => key.id), keys.map((key) => key.languageId)],
  });
  return rows;
}

export async function selectPublishedPages(sql: Sql): Promise<PageSlug[]> {
  const { rows } = await sql.query<{ slug: PageSlug }>({
    name: 'publisher-published-pages',
    text: `SELECT slug FROM pages WHERE _status = 'published' ORDER BY id`,
  });
  return rows.map((row) => row.slug);
}

export type PageKey = { slug: PageSlug; languageId: number };

/** All texts are from the translation if there is one, else from the source. */
export type PageRow = PageKey & {
  isTranslated: boolean;
  title: string;
  summary: string;
  body: RichText;
  lastUpdated: Date;
  translatedInto: string[];
};

export async function selectPages(sql: Sql, keys: readonly PageKey[]): Promise<PageRow[]> {
  const { rows } = await sql.query<PageRow>({
    name: 'publisher-pages',
    text: `SELECT p.slug, wanted.language_id AS "languageId", t.id IS NOT NULL AS "isTranslated", shown.*,
             ARRAY(SELECT l.code FROM page_translations other JOIN languages l ON l.id = other.language_id AND l.is_active
                   WHERE other.page_id = p.id AND other._status = 'published' ORDER BY l.code) AS "translatedInto"
           FROM unnest($1::enum_pages_slug[], $2::int[]) AS wanted(slug, language_id)
           JOIN pages p ON p.slug = wanted.slug AND p._status = 'published'
           LEFT JOIN page_translations t ON t.page_id = p.id AND t.language_id = wanted.language_id AND t._status = 'published'
           CROSS JOIN LATERAL (
             SELECT t.title, t.summary, t.body, t.last_updated AS "lastUpdated" WHERE t.id IS NOT NULL
             UNION ALL SELECT p.title, p.summary, p.body, p.last_updated WHERE t.id IS NULL
           ) shown`,
    values: [keys.map((key) => key.slug), keys.map((key) => key.languageId)],
  });
  return rows;
}
