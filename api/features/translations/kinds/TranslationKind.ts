import type { Part } from '../../../contracts/documents/parts.ts';
import type { Database } from '../../../platform/Database.ts';
import type { PathForms } from '../../learning/pathForms.ts';
import type { StoredTexts } from '../queries/selectDraftedTranslation.ts';

export type KindTools = { database: Database; forms: PathForms };

/** Source of translations that readers have now. */
export type TranslationSource = {
  id: number;
  name: string;
  /** Revision of a page, or edition of a path. */
  revision: number;
  document: object;
};

/** Steps of translating that differ from kind to kind. */
export type TranslationKind = {
  parts: readonly Part[];
  /** Field of the translation's record that refers to the source. */
  relationship: string;
  /** Field of the translation's record with the revision of the source that it was made from. */
  revision: 'sourceRevision' | 'sourceEdition';
  /** Finds the source, and locks it when `isHeld`. Null when readers do not have it. */
  findSource(tools: KindTools, place: { id: number; isHeld: boolean }): Promise<TranslationSource | null>;
  /** Returns the stored texts in the form of `source`. */
  readTexts(stored: StoredTexts['texts'], source: object, forms: PathForms): object;
  /** Returns the fields of the record for texts in the form of `source`. */
  toRecord(texts: object, source: object, forms: PathForms): object;
};
