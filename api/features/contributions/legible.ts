import type { Source, Texts } from '../../contracts/encyclopedia/fields.ts';

/** Texts as a person reads them, by the names of their fields: a source is a line, a category its name. */
export type Legible = Partial<Record<string, string | string[]>>;

/** @param categories names by id; one that is gone shows as its number */
export function legible({ sources, categoryId, ...texts }: Texts, categories: ReadonlyMap<number, string>): Legible {
  return {
    ...texts,
    ...(sources ? { sources: sources.map(lineOf) } : {}),
    ...(categoryId ? { categoryId: categories.get(categoryId) ?? String(categoryId) } : {}),
  };
}

/** Of one that came before publishers were asked for, what there is. */
export function lineOf({ title, publisher, url, year }: Source): string {
  const from = [publisher, year].filter(Boolean).join(', ');
  return `${from ? `${title} (${from})` : title}: ${url}`;
}
