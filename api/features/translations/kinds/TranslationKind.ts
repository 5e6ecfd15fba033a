import type { Part } from '../../../contracts/documents/parts.ts';
import type { Database } from '../../../platform/Database.ts';
import type { PathForms } from '../../learning/pathForms.ts';
import type { StoredTexts } from '../queries/selectDraftedTranslation.ts';

export type KindTools = { database: Database; forms: PathForms };
type Texts = StoredTexts['texts'];

/** Source of translations that readers have now. */
export type TranslationSource = {
  id: number;
  name: string;
  /** Path of its page, without the language. */
  address: string;
  /** Revision of a page, or edition of a path. */
  revision: number;
  document: object;
};

/** Document that a translation has the form of, and the texts that its record has now (null for a new record). */
type RecordPlace = { source: object; forms: PathForms; stored: Texts | null };

/** Steps of translating that differ from kind to kind. */
export type TranslationKind = {
  parts: readonly Part[];
  /** Field of the translation's record that refers to the source. */
  relationship: string;
  /** Field of the translation's record with the revision of the source that it was made from. */
  revision: 'sourceRevision' | 'sourceEdition';
  /** Finds the source, and locks it when `isHeld`. Null when readers do not have it. */
  findSource(tools: KindTools, place: { id: number; isHeld: boolean }): Promise<TranslationSource | null>;
  /** Returns the document of a stored source. */
  readSource(stored: unknown): object;
  /** Returns the stored texts in the form of `source`. */
  readTexts(stored: Texts, source: object, forms: PathForms): object;
  /** Returns the fields of the record for texts in the form of `source`. @throws BadRequest */
  toRecord(texts: object, place: RecordPlace): object;
};
