import { isDeepStrictEqual } from 'node:util';
import type { AnyField, CategoryTexts, ConditionTexts, Source, Texts } from '../../contracts/contributions/contents.ts';

/** A resource as the page has it. */
export type Resource = { title: string; url: string };

/** The columns of a condition or of a translation of one, whichever has them. */
export type TextRow = {
  name: string;
  summary: string | null;
  overview: string | null;
  symptoms: string[] | null;
  causes: string[] | null;
  treatments: string[] | null;
  resources: Resource[] | null;
  tags: string[] | null;
  aliases: string[] | null;
  /** A condition has them, a translation of it not. */
  sources?: Source[] | null;
  categoryId?: number | null;
};

/** The columns of a category or of a translation of one. */
export type CategoryRow = { name: string; description: string | null };

/** Stored texts as people write them: what a contribution holds. */
export function toTexts(row: TextRow): ConditionTexts & { aliases: string[]; sources?: Source[]; categoryId?: number } {
  return {
    name: row.name,
    summary: row.summary ?? '',
    overview: row.overview ?? '',
    symptoms: row.symptoms ?? [],
    causes: row.causes ?? [],
    treatments: row.treatments ?? [],
    resources: (row.resources ?? []).map(({ title, url }) => `${title}: ${url}`),
    tags: row.tags ?? [],
    aliases: row.aliases ?? [],
    ...(row.sources === undefined ? {} : { sources: (row.sources ?? []).map(toSource) }),
    ...(row.categoryId ? { categoryId: row.categoryId } : {}),
  };
}

function toSource({ title, publisher, url, year }: Source): Source {
  return { title, publisher, url, ...(year ? { year } : {}) };
}

/** The same of a category. */
export function toCategoryTexts({ name, description }: CategoryRow): CategoryTexts {
  return { name, description: description ?? '' };
}

/** And back, only what is given. Resources without an address were for the reviewer and do not go before readers. */
export function toRecord(texts: Texts): Record<string, unknown> {
  const { resources, categoryId, ...rest } = texts;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(categoryId ? { category: categoryId } : {}),
    ...(resources ? { resources: resources.flatMap((entry) => toResource(entry) ?? []) } : {}),
  };
}

/** "Title: https://address", as the page shows it; null for anything else. */
export function toResource(entry: string): Resource | null {
  const [, title, url] = /^(.*?):?\s*(https?:\/\/\S+)$/su.exec(entry.trim()) ?? [];
  if (!url || !URL.canParse(url)) return null;
  return { title: title?.trim() || new URL(url).hostname, url };
}

/** The fields of `proposed` that are not what `base` has. */
export function changesOf(proposed: Texts, base: Texts): Texts {
  return Object.fromEntries(
    givenFields(proposed)
      .filter((field) => !same(proposed[field], base[field]))
      .map((field) => [field, proposed[field]]),
  );
}

/**
 * Fields that somebody else has changed since the version a proposal was made from, to something else than it proposes.
 * Only these need a person; everything else goes together.
 */
export function conflictsOf({ proposed, base, current }: { proposed: Texts; base: Texts; current: Texts }): AnyField[] {
  return givenFields(proposed).filter(
    (field) => !same(current[field], base[field]) && !same(current[field], proposed[field]),
  );
}

function givenFields(texts: Texts): AnyField[] {
  return (Object.keys(texts) as AnyField[]).filter((field) => texts[field] !== undefined);
}

/** Whatever the order of what it is made of: PostgreSQL keeps its own. */
function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
