import { DOCUMENTS } from '../../../contracts/documents/registry.ts';
import { type PageKind, type Texts, TRANSLATED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import { selectPage } from '../../encyclopedia/queries/selectPage.ts';
import { pickTranslatable, type TextRow, toRecord, toTexts } from '../../encyclopedia/toTexts.ts';
import type { TranslationKind } from './TranslationKind.ts';

/** Translations of conditions and of categories. */
export function createPageTranslations(kind: PageKind): TranslationKind {
  return {
    parts: DOCUMENTS[kind].parts,
    relationship: kind,
    revision: 'sourceRevision',
    async findSource({ database }, { id, isHeld }) {
      const page = await selectPage(database, { kind, id, isHeld });
      if (!page) return null;
      const address = DOCUMENTS[kind].toAddress(id);
      return { id, name: page.name, address, revision: page.revision, document: pickTranslatable(page.texts) };
    },
    readSource: (stored) => toTexts(TRANSLATED_FIELDS[kind], stored as TextRow),
    readTexts: (stored) => toTexts(TRANSLATED_FIELDS[kind], stored),
    toRecord: (texts) => {
      const fields = TRANSLATED_FIELDS[kind].map(({ name }) => [name, texts[name as keyof typeof texts]]);
      return toRecord(Object.fromEntries(fields) as Texts);
    },
  };
}
