import type { Part } from './parts.ts';

/** A kind of reviewed document (`registry.ts`). */
export type DocumentRow = {
  label: string;
  /** Collection of the CMS that stores the documents. */
  collection: string;
  /** Records of another collection, which refer to the document by a relationship, or a part of the document itself. */
  translations: { collection: string; relationship: string } | { part: string };
  parts: readonly Part[];
  /** Whether a proposal has only the parts that it changes, or the whole document. */
  proposes: 'changes' | 'whole';
  /**
   * Returns the path of the page for readers, without the language; null when documents of this kind have no page.
   * @param name id of the document, or the slug of a page about the site
   */
  toAddress: ((name: number | string) => string) | null;
};
