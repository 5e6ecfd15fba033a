import { z } from 'zod';
import { TRANSLATED_FIELDS, type TranslatableTexts } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, findRow } from '../../../platform/statement.ts';
import { toTexts } from '../toTexts.ts';
import { textColumns, textShape } from './conditionColumns.ts';
import { PAGE_KINDS, PAGE_TABLES } from './pageTables.ts';
import type { PageKey } from './selectPage.ts';

export type TranslationPlace = PageKey & { languageId: number };

const TRANSLATION_ROW = {
  id: z.number(),
  isPublished: z.boolean(),
  /** Revision of the source that the translation was made from. Null when it was not recorded. */
  sourceRevision: z.number().nullable(),
  translatedBy: z.string().nullable(),
  reviewedBy: z.string().nullable(),
};
export type Translation = z.infer<z.ZodObject<typeof TRANSLATION_ROW>> & { texts: TranslatableTexts };

const TRANSLATIONS = defineStatements(PAGE_KINDS, (kind) => ({
  name: `translation-of-${kind}`,
  row: { ...textShape(TRANSLATED_FIELDS[kind]), ...TRANSLATION_ROW },
  text: `SELECT t.id, t._status = 'published' AS "isPublished", t.source_revision::int AS "sourceRevision",
           b.display_name AS "translatedBy", r.display_name AS "reviewedBy",
           ${textColumns({ table: 't', fields: TRANSLATED_FIELDS[kind] })}
         FROM ${PAGE_TABLES[kind].translations} t
           LEFT JOIN users b ON b.id = t.translated_by_id LEFT JOIN users r ON r.id = t.reviewed_by_id
         WHERE t.${PAGE_TABLES[kind].key} = $1 AND t.language_id = $2`,
}));
const LOCKED_TRANSLATIONS = defineStatements(PAGE_KINDS, (kind) => ({
  name: `translation-of-${kind}-held`,
  row: { ...textShape(TRANSLATED_FIELDS[kind]), ...TRANSLATION_ROW },
  text: `${TRANSLATIONS[kind].text} FOR UPDATE OF t`,
}));

/** Returns a translation, published or not. `isHeld` locks its row until the transaction ends. */
export async function selectTranslation(
  database: Database,
  { kind, id, languageId, isHeld = false }: TranslationPlace & { isHeld?: boolean },
): Promise<Translation | null> {
  const statement = isHeld ? LOCKED_TRANSLATIONS[kind] : TRANSLATIONS[kind];
  const row = await findRow(database, statement, [id, languageId]);
  if (!row) return null;
  const { id: recordId, isPublished, sourceRevision, translatedBy, reviewedBy } = row;
  return {
    id: recordId,
    isPublished,
    sourceRevision,
    translatedBy,
    reviewedBy,
    texts: toTexts(TRANSLATED_FIELDS[kind], row),
  };
}

export async function selectPublishedTranslation(
  database: Database,
  place: TranslationPlace,
): Promise<Translation | null> {
  const found = await selectTranslation(database, place);
  return found?.isPublished ? found : null;
}
