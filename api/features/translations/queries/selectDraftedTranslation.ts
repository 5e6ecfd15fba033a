import { z } from 'zod';
import type { MadeTranslation } from '../../../contracts/documents/translatedEntries.ts';
import { LISTED_KINDS, type ListedKind } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { Conflict } from '../../../platform/errors.ts';
import { newestVersion } from '../../../platform/newestVersion.ts';
import { defineStatements, execute, findRow, json } from '../../../platform/statement.ts';
import { TRANSLATION_TABLES, toJson } from '../../encyclopedia/queries/translationTables.ts';

/** Texts as they are stored, with the revision and the state of the source that they were made from. */
export type StoredTexts = {
  texts: Readonly<Record<string, unknown>>;
  madeFrom: MadeTranslation['madeFrom'];
  /** Null when it was not recorded. */
  revision: number | null;
  /** Null when it is not stored. */
  source: unknown;
};
type StoredDraft = StoredTexts & { savedAt: string; person: string | null };

function toStored(kind: ListedKind, row: 't' | 'v'): string {
  const { key, texts, revision: column, publishedRevision, sourceAt } = TRANSLATION_TABLES[kind];
  const prefix = row === 'v' ? 'version_' : '';
  const revision = row === 'v' ? `v.version_${column}` : publishedRevision;
  return `jsonb_build_object('texts', ${toJson(row, prefix, texts)}, 'madeFrom', ${row}.${prefix}made_from,
    'revision', (${revision})::int, 'source', ${sourceAt(`${row}.${prefix}${key}`, revision)})`;
}

const TRANSLATIONS = defineStatements(LISTED_KINDS, (kind) => {
  const { collection, table, versions, key, revision, translator, reviewer } = TRANSLATION_TABLES[kind];
  return {
    name: `translation-drafted-${kind}`,
    row: {
      id: z.number(),
      version: z.number(),
      published: json<StoredTexts>().nullable(),
      draft: json<StoredDraft>().nullable(),
      /** Newest revision of the source that the published texts are right for. */
      heldRevision: z.number().nullable(),
      translator: z.string().nullable(),
      reviewer: z.string().nullable(),
    },
    text: `SELECT t.id, ${newestVersion(collection, 't.id')} AS version,
             CASE WHEN t._status = 'published' THEN ${toStored(kind, 't')} END AS published,
             CASE WHEN v.id IS NOT NULL THEN ${toStored(kind, 'v')} || jsonb_build_object(
               'savedAt', to_char(v.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
               'person', u.display_name) END AS draft,
             t.${revision}::int AS "heldRevision",
             (SELECT display_name FROM users WHERE id = t.${translator}) AS translator,
             ${reviewer ? `(SELECT display_name FROM users WHERE id = t.${reviewer})` : 'NULL'} AS reviewer
           FROM ${table} t
             LEFT JOIN ${versions} v ON v.parent_id = t.id AND v.latest AND v.version__status = 'draft'
             LEFT JOIN users u ON u.id = v.version_last_edited_by_id
           WHERE t.${key} = $1 AND t.language_id = $2`,
  };
});

export type TranslationKey = { kind: ListedKind; id: number; languageId: number };

/** Selects the record of a translation: its published texts, and the draft that is newer than these. */
export function selectDraftedTranslation(database: Database, { kind, id, languageId }: TranslationKey) {
  return findRow(database, TRANSLATIONS[kind], [id, languageId]);
}

const LOCKS = defineStatements(LISTED_KINDS, (kind) => ({
  name: `translation-lock-${kind}`,
  text: `SELECT FROM ${TRANSLATION_TABLES[kind].table}
         WHERE ${TRANSLATION_TABLES[kind].key} = $1 AND language_id = $2 FOR NO KEY UPDATE NOWAIT`,
}));

/**
 * Locks the record of a translation, if it exists, against a save in the CMS. Must be a statement before the one that
 * reads the record. @throws Conflict with `message` while the record is being saved
 */
export async function lockTranslation(
  database: Database,
  { kind, id, languageId }: TranslationKey,
  message: string,
): Promise<void> {
  await execute(database, LOCKS[kind], [id, languageId]).catch((error) => {
    throw error.code === '55P03' ? new Conflict(message) : error;
  });
}
