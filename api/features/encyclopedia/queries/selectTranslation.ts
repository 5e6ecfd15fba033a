import { TRANSLATED_FIELDS, type TranslatableTexts } from '../../../contracts/encyclopedia/fields.ts';
import { type Database, findRow } from '../../../platform/Database.ts';
import { type TextRow, toTexts } from '../toTexts.ts';
import { PAGE_TABLES } from './pageTables.ts';
import type { PageKey } from './selectPage.ts';
import { textColumns } from './textColumns.ts';

export type TranslationPlace = PageKey & { languageId: number };

export type Translation = {
  id: number;
  isPublished: boolean;
  /** Revision of the source that the translation was made from. Null when it was not recorded. */
  sourceRevision: number | null;
  translatedBy: string | null;
  reviewedBy: string | null;
  texts: TranslatableTexts;
};

/** Returns a translation, published or not. `isHeld` locks its row until the transaction ends. */
export async function selectTranslation(
  database: Database,
  { kind, id, languageId, isHeld = false }: TranslationPlace & { isHeld?: boolean },
): Promise<Translation | null> {
  const { translations, key } = PAGE_TABLES[kind];
  const fields = TRANSLATED_FIELDS[kind];
  const row = await findRow<Omit<Translation, 'texts'> & TextRow>(database, {
    name: `translation-of-${kind}${isHeld ? '-held' : ''}`,
    text: `SELECT t.id, t._status = 'published' AS "isPublished", t.source_revision::int AS "sourceRevision",
             b.display_name AS "translatedBy", r.display_name AS "reviewedBy",
             ${textColumns({ table: 't', fields })}
           FROM ${translations} t
             LEFT JOIN users b ON b.id = t.translated_by_id LEFT JOIN users r ON r.id = t.reviewed_by_id
           WHERE t.${key} = $1 AND t.language_id = $2 ${isHeld ? 'FOR UPDATE OF t' : ''}`,
    values: [id, languageId],
  });
  if (!row) return null;
  const { id: recordId, isPublished, sourceRevision, translatedBy, reviewedBy } = row;
  return { id: recordId, isPublished, sourceRevision, translatedBy, reviewedBy, texts: toTexts(fields, row) };
}

export async function selectPublishedTranslation(
  database: Database,
  place: TranslationPlace,
): Promise<Translation | null> {
  const found = await selectTranslation(database, place);
  return found?.isPublished ? found : null;
}
