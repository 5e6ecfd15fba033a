import { type Field, hasFallback, isList, type PageKind, TRANSLATED_FIELDS } from '../encyclopedia/fields.ts';

/** Numbers of entries of a list, or of paragraphs of a text: in the source (`of`) and in the translation (`done`). */
export type Share = { field: string; done: number; of: number };

type Counted = Readonly<Record<string, unknown>>;

/** Returns the fields translated entry by entry or paragraph by paragraph, which the database counts in `parts` too. */
export function pairedFields(kind: PageKind): readonly Field[] {
  return TRANSLATED_FIELDS[kind].filter((field) => isCounted(field) && hasFallback(field) && !field.isUnpaired);
}

const isCounted = (field: Field) => isList(field) || field.kind === 'paragraphs';

/** Counts entries that are not empty, or lines with text, each of which is a paragraph of the page. */
export function countParts(value: unknown): number {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : [];
  return parts.filter((part) => (typeof part === 'string' ? part.trim() !== '' : Boolean(part))).length;
}

/**
 * Returns the texts of which a translation has fewer parts than its source, or none. Lists with entries of their own in
 * each language lack something only when they are empty. A translation with missing parts is partial, in the lists of
 * the editor interface too (`pageStates.ts`).
 */
export function missingParts(kind: PageKind, source: Counted, texts: Counted): Share[] {
  return TRANSLATED_FIELDS[kind]
    .filter((field) => isCounted(field) && hasFallback(field))
    .map(({ name, isUnpaired }) => ({
      share: { field: name, done: countParts(texts[name]), of: countParts(source[name]) },
      isUnpaired,
    }))
    .filter(({ share: { done, of }, isUnpaired }) => (isUnpaired ? done === 0 && of > 0 : done < of))
    .map(({ share }) => share);
}

/** Leaves out texts without any translation, in whose place the whole source is shown. */
export function partlyTranslated(shares: readonly Share[]): Share[] {
  return shares.filter(({ done }) => done > 0);
}
