import { categorySchema } from '@common-ground/api/contracts/encyclopedia/categories.ts';
import { type Source, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { CATEGORY_PAGE_SIZE, FEATURED_CONDITIONS, RELATED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import { PAGE_SLUGS, type PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import type { SectionReview } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { textShape, toColumnName } from '@common-ground/api/features/encyclopedia/queries/conditionColumns.ts';
import {
  createStaleSql,
  TRANSLATION_TABLES,
} from '@common-ground/api/features/encyclopedia/queries/translationTables.ts';
import type { TextRow } from '@common-ground/api/features/encyclopedia/toTexts.ts';
import { CURRENT_SIGN_OFF, SECTION_SIGN_OFFS } from '@common-ground/api/features/sign-offs/queries/currentSignOff.ts';
import { defineStatement, json, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { type CorrectionRow, selectCorrectionIn } from './correctionOf.ts';
import type { Sql } from './Sql.ts';

const CATEGORIES = defineStatement({
  name: 'publisher-categories',
  row: {
    ...categorySchema.omit({ translation: true }).shape,
    icon: z.string().nullable(),
    languageId: z.number(),
    translatedName: z.string().nullable(),
    translatedDescription: z.string().nullable(),
  },
  text: `SELECT wanted.language_id AS "languageId", c.id, c.icon, c.color, c.name, c.description,
           t.name AS "translatedName", t.description AS "translatedDescription"
         FROM unnest($1::int[]) AS wanted(language_id) CROSS JOIN categories c
         LEFT JOIN category_translations t
           ON t.category_id = c.id AND t.language_id = wanted.language_id AND t._status = 'published'
         ORDER BY c.id`,
});
export type CategoryRow = RowFrom<typeof CATEGORIES>;

export function selectCategories(sql: Sql, languageIds: readonly number[]): Promise<CategoryRow[]> {
  return selectRows(sql, CATEGORIES, [languageIds]);
}

const COUNT = defineStatement({
  name: 'publisher-count',
  row: { id: z.number(), count: z.number() },
  text: `SELECT category_id AS id, count(*)::int AS count FROM conditions
         WHERE _status = 'published' AND category_id = ANY($1) GROUP BY category_id`,
});

export async function selectCount(sql: Sql, categoryIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await selectRows(sql, COUNT, [categoryIds]);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Selects a card's columns from the source text (`c`) and the translation (`t`), which is null when missing. */
export const CARD = `c.id, c.category_id AS "categoryId", c.name, c.summary, c.tags, c.last_updated AS "lastUpdated",
  t.id AS "translationId", t.name AS "translatedName", t.summary AS "translatedSummary", t.tags AS "translatedTags"`;

export const WANTED_TRANSLATION = `LEFT JOIN condition_translations t
             ON t.condition_id = c.id AND t.language_id = wanted.language_id AND t._status = 'published'`;

/** Texts in the default language, and those of a translation, which are null when it is missing. */
export const TEXT_ROW = {
  id: z.number(),
  categoryId: z.number(),
  name: z.string(),
  summary: z.string(),
  tags: json<string[] | null>(),
  lastUpdated: z.date(),
  translatedName: z.string().nullable(),
  translatedSummary: z.string().nullable(),
  translatedTags: json<string[] | null>(),
};
export const CARD_ROW = { ...TEXT_ROW, languageId: z.number(), translationId: z.number().nullable() };
export type CardRow = z.infer<z.ZodObject<typeof CARD_ROW>>;

/** A page, from 1, of a category's published conditions in order of id. */
export type CategorySlice = { languageId: number; categoryId: number; page: number };

const CATEGORY_CARDS = defineStatement({
  name: 'publisher-category-cards',
  row: { ...CARD_ROW, page: z.number() },
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
});

export function selectCategoryCards(sql: Sql, slices: readonly CategorySlice[]): Promise<(CardRow & CategorySlice)[]> {
  return selectRows(sql, CATEGORY_CARDS, [
    slices.map(({ languageId }) => languageId),
    slices.map(({ categoryId }) => categoryId),
    slices.map(({ page }) => page),
    CATEGORY_PAGE_SIZE,
  ]);
}

const FEATURED_CARDS = defineStatement({
  name: 'publisher-featured-cards',
  row: CARD_ROW,
  text: `SELECT wanted.language_id AS "languageId", ${CARD}
         FROM (SELECT * FROM conditions WHERE _status = 'published' ORDER BY id LIMIT $2) c
         CROSS JOIN unnest($1::int[]) AS wanted(language_id)
         ${WANTED_TRANSLATION}
         ORDER BY c.id`,
});

export function selectFeaturedCards(sql: Sql, languageIds: readonly number[]): Promise<CardRow[]> {
  return selectRows(sql, FEATURED_CARDS, [languageIds, FEATURED_CONDITIONS]);
}

/** Texts on a condition's page that its card does not show. */
export const BODY = TRANSLATED_FIELDS.condition.filter(({ name }) => !['name', 'summary', 'tags'].includes(name));

export const toTranslatedName = (name: string) => `translated${name[0]?.toUpperCase()}${name.slice(1)}`;

const SECTIONS = BODY.map(
  (field) =>
    `c.${toColumnName(field)} AS "${field.name}", t.${toColumnName(field)} AS "${toTranslatedName(field.name)}"`,
).join(', ');

export type ConditionKey = { id: number; languageId: number };

/** Joins the wanted keys (`wanted`), so that one query serves all languages. */
export const WANTED = 'unnest($1::int[], $2::int[]) AS wanted(id, language_id)';

const FORMER_TEXTS = TRANSLATED_FIELDS.condition
  .map((field) => `'${field.name}', v.version_${toColumnName(field)}`)
  .join(', ');

/**
 * Joins, for a stale translation, the newest published version with the revision that it was translated from. Several
 * versions may have it.
 */
const MADE_FROM = `LEFT JOIN LATERAL (
             SELECT min(v.version_last_updated) OVER () AS "madeFrom", jsonb_build_object(${FORMER_TEXTS}) AS former
             FROM _conditions_v v
             WHERE ${createStaleSql('c')} AND v.parent_id = c.id
               AND v.version_revision = ${TRANSLATION_TABLES.condition.publishedRevision} AND v.version__status = 'published'
             ORDER BY v.id DESC LIMIT 1
           ) made ON true`;

const CONDITIONS = defineStatement({
  name: 'publisher-conditions',
  row: {
    ...textShape(BODY),
    ...textShape(BODY.map((field) => ({ ...field, name: toTranslatedName(field.name) }))),
    ...CARD_ROW,
    sources: json<Source[] | null>(),
    views: z.number(),
    contributors: z.number(),
    isProtected: z.boolean(),
    revision: z.number(),
    /** Null without a translation. */
    isStale: z.boolean().nullable(),
    madeFrom: z.date().nullable(),
    /** Source texts that a stale translation was made from; null when they are not stored. */
    former: json<TextRow | null>(),
    translatedInto: z.array(z.string()),
    /** Null without a sign-off, as are the five below. */
    signedAt: z.date().nullable(),
    signerName: z.string().nullable(),
    credential: z.string().nullable(),
    nextReviewAt: z.date().nullable(),
    hasLapsed: z.boolean().nullable(),
    isOverdue: z.boolean().nullable(),
    correction: json<CorrectionRow>(),
    /** Times are text, as PostgreSQL writes them into JSON. */
    sectionReviews: json<SectionReview[] | null>(),
  },
  text: `SELECT wanted.language_id AS "languageId", ${CARD}, ${SECTIONS}, c.sources,
           c.views::int AS views, c.contributors::int AS contributors,
           c.is_protected IS TRUE AS "isProtected",
           coalesce(t.source_revision, c.revision)::int AS revision, ${createStaleSql('c')} AS "isStale",
           made."madeFrom", made.former,
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
});
/** Its type has no texts of `BODY`. */
export type ConditionRow = RowFrom<typeof CONDITIONS>;

export function selectConditions(sql: Sql, keys: readonly ConditionKey[]): Promise<ConditionRow[]> {
  return selectRows(sql, CONDITIONS, [keys.map((key) => key.id), keys.map((key) => key.languageId)]);
}

const RELATED = defineStatement({
  name: 'publisher-related',
  row: {
    of: z.number(),
    languageId: z.number(),
    id: z.number(),
    name: z.string(),
    translatedName: z.string().nullable(),
  },
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
});

/** Selects for each condition the next ones of its category by id, continuing from the start. */
export function selectRelated(sql: Sql, keys: readonly ConditionKey[]): Promise<RowFrom<typeof RELATED>[]> {
  return selectRows(sql, RELATED, [keys.map((key) => key.id), keys.map((key) => key.languageId)]);
}

const PUBLISHED_PAGES = defineStatement({
  name: 'publisher-published-pages',
  row: { slug: z.enum(PAGE_SLUGS) },
  text: `SELECT slug FROM pages WHERE _status = 'published' ORDER BY id`,
});

export async function selectPublishedPages(sql: Sql): Promise<PageSlug[]> {
  return (await selectRows(sql, PUBLISHED_PAGES)).map((row) => row.slug);
}

export type PageKey = { slug: PageSlug; languageId: number };

/** All texts are from the translation if there is one, else from the source. */
const PAGES = defineStatement({
  name: 'publisher-pages',
  row: {
    slug: z.enum(PAGE_SLUGS),
    languageId: z.number(),
    isTranslated: z.boolean(),
    title: z.string(),
    summary: z.string(),
    body: json<RichText>(),
    lastUpdated: z.date(),
    translatedInto: z.array(z.string()),
  },
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
});

export function selectPages(sql: Sql, keys: readonly PageKey[]): Promise<RowFrom<typeof PAGES>[]> {
  return selectRows(sql, PAGES, [keys.map((key) => key.slug), keys.map((key) => key.languageId)]);
}
