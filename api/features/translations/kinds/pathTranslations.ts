import { DOCUMENTS } from '../../../contracts/documents/registry.ts';
import { type PathDocument, toPathTexts } from '../../../contracts/learning/pathDocument.ts';
import type { StoredPathTexts } from '../../learning/pathForms.ts';
import { selectNewestEdition } from '../../learning/queries/editions.ts';
import type { TranslationKind } from './TranslationKind.ts';

/** Translations of learning paths, which learners get when they are whole. */
export const pathTranslations: TranslationKind = {
  parts: DOCUMENTS.path.parts,
  relationship: 'path',
  revision: 'sourceEdition',
  async findSource({ database }, { id, isHeld }) {
    const newest = await selectNewestEdition(database, { pathId: id, isHeld });
    if (!newest) return null;
    const address = DOCUMENTS.path.toAddress(id);
    return { id, name: newest.path.title, address, revision: newest.edition, document: newest.path };
  },
  readSource: (stored) => stored as PathDocument,
  readTexts: (stored, source, forms) => forms.readPathTexts(stored as StoredPathTexts, source as PathDocument),
  toRecord: (texts, { source, forms }) =>
    forms.toTranslationRecord(toPathTexts(texts as PathDocument), source as PathDocument),
};
