import {
  createEmptyValue,
  FIELDS,
  type Field,
  type FieldKind,
  type Source,
  type Texts,
  type TranslatableTexts,
} from '../../contracts/encyclopedia/fields.ts';
import type { Resource } from '../../contracts/publishing/contentSource.ts';

/** Columns of a page or translation by field name, or a record of the CMS. */
export type TextRow = Readonly<Record<string, unknown>>;

/** Converts stored texts to the form of contributions. Shared fields are included only when the row has them. */
export function toTexts(fields: readonly Field[], row: TextRow): Texts {
  const there = fields.filter(({ name, isShared }) => !isShared || row[name] !== undefined);
  const texts = there.map((field) => [field.name, toWritten(field, row[field.name])]);
  return Object.fromEntries(texts.filter(([, value]) => value !== undefined));
}

function toWritten(field: Field, stored: unknown): unknown {
  const convert = CONVERTERS[field.kind];
  if (field.kind === 'relation') return stored ?? undefined;
  if (!convert) return stored ?? createEmptyValue(field);
  // A damaged list must not prevent the pages in other languages, which compare it with their translation.
  return Array.isArray(stored) ? stored.map((entry) => convert(entry as never)) : [];
}

const CONVERTERS: { [Kind in FieldKind]?: (entry: never) => unknown } = {
  // Only a draft may have a link without an address.
  links: ({ title, url }: Resource) => (url ? `${title}: ${url}` : title),
  sources: ({ title, publisher, url, year, sourceNumber }: Source) => ({
    title,
    publisher,
    url,
    ...(year ? { year } : {}),
    ...(sourceNumber ? { sourceNumber } : {}),
  }),
};

export function pickTranslatable({ sources: _, categoryId: __, ...texts }: Texts): TranslatableTexts {
  return texts;
}

/** Converts texts of contributions to a record. Leaves out links without an address, which are for reviewers. */
export function toRecord({ categoryId, ...texts }: Texts): Record<string, unknown> {
  const given = Object.entries(texts).filter(([, value]) => value !== undefined);
  const stored = given.map(([name, value]) => [name, isLinks(name) ? (value as string[]).flatMap(toLinks) : value]);
  return { ...Object.fromEntries(stored), ...(categoryId ? { category: categoryId } : {}) };
}

function isLinks(name: string): boolean {
  return FIELDS.condition.some((field) => field.name === name && field.kind === 'links');
}

const toLinks = (entry: string) => toResource(entry) ?? [];

/** Parses "Title: https://address". Null for anything else. */
export function toResource(entry: string): Resource | null {
  const [, title, url] = /^(.*?):?\s*(https?:\/\/\S+)$/su.exec(entry.trim()) ?? [];
  if (!url || !URL.canParse(url)) return null;
  return { title: title?.trim() || new URL(url).hostname, url };
}
