import { type PathDocument, type PathTexts, toPathTexts } from '../learning/pathDocument.ts';
import { type Entry, toEntries, withTexts } from './entries.ts';
import { PATH_DOCUMENT } from './rows/path.ts';
import { type MadeTranslation, type TranslatedEntry, toCurrentTexts, translatedEntries } from './translatedEntries.ts';

/** The functions of entries for learning paths, with the types of these. */

const { parts } = PATH_DOCUMENT;

export type MadePathTranslation = MadeTranslation<PathDocument, PathTexts>;

export function toPathEntries(source: PathDocument, texts: PathTexts = source): Entry[] {
  return toEntries(parts, source, texts);
}

/** Returns texts in the form of their source; a text without a key in `texts` becomes empty. */
export function fromPathEntries(source: PathDocument, texts: Readonly<Record<string, string>>): PathTexts {
  return toPathTexts(withTexts(parts, source, texts) as PathDocument);
}

export function translatedPathEntries(now: PathDocument, made: MadePathTranslation | null): TranslatedEntry[] {
  return translatedEntries(parts, now, made);
}

export function toCurrentPathTexts(now: PathDocument, made: MadePathTranslation): PathTexts {
  return toPathTexts(toCurrentTexts(parts, now, made) as PathDocument);
}
