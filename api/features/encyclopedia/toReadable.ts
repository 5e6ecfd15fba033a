import type { ReadableTexts } from '../../contracts/documents/readStates.ts';
import { toSourceLine } from '../../contracts/documents/rows/facts.ts';
import type { Texts } from '../../contracts/encyclopedia/fields.ts';

/** Returns texts in readable form by field: a source is one line of text, a category is its name. */
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
