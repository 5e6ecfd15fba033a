import type { Source, Texts } from '../../contracts/encyclopedia/fields.ts';

/** Texts in readable form by field: a source is one line of text, a category is its name. */
export type ReadableTexts = Partial<Record<string, string | string[]>>;

export function toReadable(
  { sources, categoryId, ...texts }: Texts,
  categories: ReadonlyMap<number, string>,
): ReadableTexts {
  return {
    ...texts,
    ...(sources ? { sources: sources.map(toSourceLine) } : {}),
    ...(categoryId ? { categoryId: categories.get(categoryId) ?? String(categoryId) } : {}),
  };
}

export function toSourceLine({ title, publisher, url, year }: Source): string {
  const from = [publisher, year].filter(Boolean).join(', ');
  return `${from ? `${title} (${from})` : title}: ${url}`;
}
