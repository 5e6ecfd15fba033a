import { z } from 'zod';
import { TRANSLATED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import type { TranslationTexts } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, findRow, json } from '../../../platform/statement.ts';
import { toSitePageContent } from '../toSitePageContent.ts';
import { type TextRow, toTexts } from '../toTexts.ts';
import { SOURCE_KINDS, type SourceKind, TRANSLATION_TABLES } from './translationTables.ts';

/** Converts stored texts of a source or a translation to the document whose entries are compared. */
export function readStoredTexts(kind: SourceKind, stored: TextRow): TranslationTexts {
  return kind === 'page' ? toSitePageContent(stored) : (toTexts(TRANSLATED_FIELDS[kind], stored) as TranslationTexts);
}

const SOURCES_AT = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `translation-source-${kind}-at`,
  row: { source: json<TextRow>().nullable() },
  text: `SELECT ${TRANSLATION_TABLES[kind].sourceAt('$1::int', '$2::numeric')} AS source`,
}));

/** Returns translatable texts of the newest version with this revision (minor edits keep it). Null if none exists. */
export async function selectSourceAt(
  database: Database,
  { kind, id, revision }: { kind: SourceKind; id: number; revision: number },
): Promise<TranslationTexts | null> {
  const row = await findRow(database, SOURCES_AT[kind], [id, revision]);
  return row?.source ? readStoredTexts(kind, row.source) : null;
}

const MADE_FROM = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `translation-made-from-${kind}`,
  row: { revision: z.number().nullable() },
  text: `SELECT (${TRANSLATION_TABLES[kind].publishedRevision})::int AS revision FROM ${TRANSLATION_TABLES[kind].table} t
         WHERE t.id = $1`,
}));

/**
 * Returns the revision of the source in whose form the published texts of a translation are. They may be right for a later
 * one, whose lists have another order. Null when it was not recorded.
 */
export async function selectMadeFrom(
  database: Database,
  { kind, translationId }: { kind: SourceKind; translationId: number },
): Promise<number | null> {
  return (await findRow(database, MADE_FROM[kind], [translationId]))?.revision ?? null;
}
