import { type Field, hasStandIn, isList, type PageKind, TRANSLATED_FIELDS } from '../encyclopedia/fields.ts';

/** How much of a text of the source a translation has: entries of a list, paragraphs of a text. */
export type Share = { field: string; done: number; of: number };

/** Texts, or records with texts, as they are kept or as they are typed. */
type Counted = Readonly<Record<string, unknown>>;

/**
 * Texts that are translated entry by entry, or paragraph by paragraph, in the order of the page. Columns of the database
 * count the same (`parts`), by the migration that adds a field (`textsInSql`).
 */
export function pairedFields(kind: PageKind): readonly Field[] {
  return TRANSLATED_FIELDS[kind].filter((field) => isCounted(field) && hasStandIn(field) && !field.isUnpaired);
}

const isCounted = (field: Field) => isList(field) || field.kind === 'paragraphs';

/** Entries that are not empty, or lines with something on them, each of which is a paragraph of the page. */
export function countParts(value: unknown): number {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : [];
  return parts.filter((part) => (typeof part === 'string' ? part.trim() !== '' : Boolean(part))).length;
}

/** Where a translation has less than its source, whether it has something of it or nothing. */
export function missingParts(kind: PageKind, source: Counted, texts: Counted): Share[] {
  return pairedFields(kind)
    .map(({ name }) => ({ field: name, done: countParts(texts[name]), of: countParts(source[name]) }))
    .filter(({ done, of }) => done < of);
}

/** Of these what is begun and not whole: where nothing is translated, the whole text of the source stands in. */
export function partlyTranslated(shares: readonly Share[]): Share[] {
  return shares.filter(({ done }) => done > 0);
}
