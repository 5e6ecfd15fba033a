import type { Payload } from 'payload';
import type { PathDocument, PathTexts } from '../../contracts/learning/pathDocument.ts';
import type { RichText } from '../../contracts/lexicalNodes.ts';

export type StoredPath = { id: number; title: string; description: string; sources?: unknown; modules?: unknown };
export type StoredPathTexts = Omit<StoredPath, 'id' | 'sources'>;

/** Converts records of the CMS to plain documents and back. The CMS provides it as `custom.pathForms`. */
export type PathForms = {
  readPathDocument: (record: StoredPath) => PathDocument;
  toPathRecord: (path: PathDocument) => object;
  /** Returns the texts in the order of `source`; missing ones are empty. */
  readPathTexts: (record: StoredPathTexts, source: PathDocument) => PathTexts;
  toTranslationRecord: (texts: PathTexts, source: PathDocument) => object;
  /** Converts Markdown to the form of the editor. */
  toRichText: (markdown: string) => RichText;
};

export function readPathForms({ config }: Pick<Payload, 'config'>): PathForms {
  return config.custom.pathForms;
}
