import type { Condition } from '../../../contracts/encyclopedia/conditions.ts';

/**
 * The columns of a condition `c` and of its published translation `t`, compact as they come. Where a translation leaves
 * a text empty, the default language's text stands in.
 */
export const CONDITION_COLUMNS = `c.id, c.category_id, c.name, c.summary, c.overview, c.symptoms, c.causes, c.treatments,
  c.resources, c.tags, c.views, c.contributors, coalesce(c.last_updated, c.updated_at) AS last_updated,
  t.id AS translation_id, t.name AS translated_name, t.summary AS translated_summary, t.tags AS translated_tags`;

/** `languageParameter` is the place of the language's id among the values; no id means no translation. */
export function translatedConditions(languageParameter: string): string {
  return `conditions c LEFT JOIN condition_translations t
    ON t.condition_id = c.id AND t.language_id = ${languageParameter}::int AND t._status = 'published'`;
}

export type ConditionRow = {
  id: number;
  category_id: number;
  name: string;
  summary: string | null;
  overview: string | null;
  symptoms: string[] | null;
  causes: string[] | null;
  treatments: string[] | null;
  resources: { title: string; url: string }[] | null;
  tags: string[] | null;
  /** PostgreSQL's numeric comes as a string. */
  views: string | number | null;
  contributors: string | number | null;
  last_updated: Date | string;
  translation_id: number | null;
  translated_name: string | null;
  translated_summary: string | null;
  translated_tags: string[] | null;
};

export function toCondition(row: ConditionRow): Condition {
  const summary = row.summary ?? '';
  return {
    id: row.id,
    categoryId: row.category_id,
    name: row.name,
    description: summary,
    summary,
    overview: row.overview ?? '',
    symptoms: row.symptoms ?? [],
    causes: row.causes ?? [],
    treatments: row.treatments ?? [],
    resources: (row.resources ?? []).map(({ title, url }) => `${title}: ${url}`),
    tags: row.tags ?? [],
    views: Number(row.views ?? 0),
    contributors: Number(row.contributors ?? 0),
    lastUpdated: new Date(row.last_updated).toISOString(),
    ...(row.translation_id === null ? {} : { translation: toTranslation(row) }),
  };
}

function toTranslation(row: ConditionRow): NonNullable<Condition['translation']> {
  return {
    name: row.translated_name || row.name,
    summary: row.translated_summary || (row.summary ?? ''),
    tags: row.translated_tags?.length ? row.translated_tags : (row.tags ?? []),
  };
}
