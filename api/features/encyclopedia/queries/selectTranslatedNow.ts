import { z } from 'zod';
import type { TranslationTexts } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, findRow, json } from '../../../platform/statement.ts';
import type { TextRow } from '../toTexts.ts';
import { REVISION } from './pageTables.ts';
import { readStoredTexts, selectSourceAt } from './sourceTexts.ts';
import { SOURCE_KINDS, type SourceKind, TRANSLATION_TABLES, toJson } from './translationTables.ts';

const SOURCES = defineStatements(SOURCE_KINDS, (kind) => {
  const { source, isPublished, texts } = TRANSLATION_TABLES[kind];
  return {
    name: `translated-source-${kind}`,
    row: { revision: z.number(), texts: json<TextRow>() },
    text: `SELECT ${REVISION}::int AS revision, ${toJson('s', '', texts)} AS texts FROM ${source} s
           WHERE s.id = $1 AND ${isPublished}`,
  };
});
const TRANSLATIONS = defineStatements(SOURCE_KINDS, (kind) => {
  const { table, key, publishedRevision, texts } = TRANSLATION_TABLES[kind];
  return {
    name: `translated-texts-${kind}`,
    row: { madeFrom: z.number(), texts: json<TextRow>() },
    text: `SELECT ${publishedRevision}::int AS "madeFrom", ${toJson('t', '', texts)} AS texts FROM ${table} t
           WHERE t.${key} = $1 AND t.language_id = $2 AND t._status = 'published'`,
  };
});

export type TranslatedNow<Source extends object = object> = {
  /** Revision, or edition of a path, of the source that readers have. */
  revision: number;
  source: Source;
  /** Published translation with the source that it was made from, which is `source` when that one is not stored. */
  published: { texts: object; source: Source; revision: number } | null;
};

type Place = { kind: SourceKind; id: number; languageId: number };

/** Returns a source with its published translation. Null when the source is not published. */
export async function selectTranslatedNow(
  database: Database,
  { kind, id, languageId }: Place,
): Promise<TranslatedNow<TranslationTexts> | null> {
  const [found, made] = await Promise.all([
    findRow(database, SOURCES[kind], [id]),
    findRow(database, TRANSLATIONS[kind], [id, languageId]),
  ]);
  if (!found) return null;
  const { revision } = found;
  const source = readStoredTexts(kind, found.texts);
  if (!made) return { revision, source, published: null };
  const { madeFrom } = made;
  const former = madeFrom < revision ? await selectSourceAt(database, { kind, id, revision: madeFrom }) : null;
  return {
    revision,
    source,
    published: { texts: readStoredTexts(kind, made.texts), source: former ?? source, revision: madeFrom },
  };
}
