import { z } from 'zod';
import { type PageKind, TRANSLATED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import type { RichText } from '../../../contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '../../../contracts/lexicalToMarkdown.ts';
import type { TranslationTexts } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, findRow, json } from '../../../platform/statement.ts';
import { type TextRow, toTexts } from '../toTexts.ts';
import { textColumns, textShape } from './conditionColumns.ts';
import { SOURCE_KINDS, SOURCE_TABLES, type SourceKind } from './sourceTables.ts';

const PAGE_SHAPE = { title: z.string(), summary: z.string(), body: json<RichText>() };

/** Returns the shape of `sourceColumns`. */
export function sourceShape(kind: SourceKind): Record<string, z.ZodType> {
  return kind === 'page' ? PAGE_SHAPE : textShape(TRANSLATED_FIELDS[kind]);
}

/** Returns columns of the translated texts of a source or a translation. @param prefix `version_` for versions */
export function sourceColumns(kind: SourceKind, table: string, prefix = ''): string {
  if (kind !== 'page') return textColumns({ table, fields: TRANSLATED_FIELDS[kind], prefix });
  return Object.keys(PAGE_SHAPE)
    .map((name) => `${table}.${prefix}${name} AS ${name}`)
    .join(', ');
}

/** Converts a row of `sourceColumns` to the document whose entries are compared (`contracts/documents`). */
export function toSourceTexts(kind: SourceKind, row: TextRow): TranslationTexts {
  if (kind !== 'page') return toTexts(TRANSLATED_FIELDS[kind as PageKind], row) as TranslationTexts;
  const { title, summary, body } = row as Record<'title' | 'summary', string> & { body: RichText | null };
  return { title, summary, body: lexicalToMarkdown(body) };
}

const SOURCES_AT = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `translation-source-${kind}-at`,
  row: sourceShape(kind),
  text: `SELECT ${sourceColumns(kind, 'v', 'version_')}
         FROM ${SOURCE_TABLES[kind].versions} v
         WHERE v.parent_id = $1 AND coalesce(v.version_revision, 1) = $2
           ${kind === 'category' ? '' : `AND v.version__status = 'published'`}
         ORDER BY v.id DESC LIMIT 1`,
}));

/** Returns translatable texts of the newest version with this revision (minor edits keep it). Null if none exists. */
export async function selectSourceAt(
  database: Database,
  { kind, id, revision }: { kind: SourceKind; id: number; revision: number },
): Promise<TranslationTexts | null> {
  const row = await findRow(database, SOURCES_AT[kind], [id, revision]);
  return row && toSourceTexts(kind, row);
}
