import type { Payload } from 'payload';
import type { PathDocument, PathTexts } from '../../contracts/learning/pathDocument.ts';

export type KeptPath = { id: number; title: string; description: string; sources?: unknown; modules?: unknown };
export type KeptPathTexts = Omit<KeptPath, 'id' | 'sources'>;

/** Converts records of the CMS to plain documents and back. The CMS provides it as `custom.pathForms`. */
export type PathForms = {
  pathOfRecord: (record: KeptPath) => PathDocument;
  recordOfPath: (path: PathDocument) => object;
  /** Returns the texts in the order of `source`; missing ones are empty. */
  textsOfRecord: (record: KeptPathTexts, source: PathDocument) => PathTexts;
  recordOfTexts: (texts: PathTexts, source: PathDocument) => object;
};

export function readPathForms({ config }: Pick<Payload, 'config'>): PathForms {
  return config.custom.pathForms;
}
