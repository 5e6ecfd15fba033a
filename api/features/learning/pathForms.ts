import type { Payload } from 'payload';
import type { PathDocument, PathTexts } from '../../contracts/learning/pathDocument.ts';

/** A path, or a translation of it, as the CMS keeps it: nobody else reads what is in its modules. */
export type KeptPath = { id: number; title: string; description: string; sources?: unknown; modules?: unknown };
export type KeptPathTexts = Omit<KeptPath, 'id' | 'sources'>;

/**
 * Records of the CMS in plain form, and back. The texts in them are its editor's, so the CMS hands this in as
 * `custom.pathForms` of its configuration.
 */
export type PathForms = {
  pathOfRecord: (record: KeptPath) => PathDocument;
  recordOfPath: (path: PathDocument) => object;
  /** In the order of that source; what is missing is empty. */
  textsOfRecord: (record: KeptPathTexts, source: PathDocument) => PathTexts;
  recordOfTexts: (texts: PathTexts, source: PathDocument) => object;
};

export function pathFormsOf({ config }: Pick<Payload, 'config'>): PathForms {
  return config.custom.pathForms;
}
