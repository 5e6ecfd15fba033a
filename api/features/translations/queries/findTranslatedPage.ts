import { z } from 'zod';
import { LISTED_KINDS, type ListedKind } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, findRow } from '../../../platform/statement.ts';
import { TRANSLATION_TABLES } from '../../encyclopedia/queries/translationTables.ts';

const TRANSLATED_PAGES = defineStatements(LISTED_KINDS, (kind) => ({
  name: `translation-address-of-${kind}`,
  row: { page: z.number(), language: z.string() },
  text: `SELECT s.id AS page, l.code AS language
         FROM ${TRANSLATION_TABLES[kind].table} t JOIN languages l ON l.id = t.language_id
           JOIN ${TRANSLATION_TABLES[kind].source} s ON s.id = t.${TRANSLATION_TABLES[kind].key}
             AND ${TRANSLATION_TABLES[kind].isPublished}
         WHERE t.id = $1`,
}));

/** Finds the id of the page that a translation translates, and its language; null when readers have no such page. */
export const findTranslatedPage = (database: Database, { kind, id }: { kind: ListedKind; id: number }) =>
  findRow(database, TRANSLATED_PAGES[kind], [id]);
