import { z } from 'zod';
import { LISTED_KINDS, type ListedKind } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, findRow } from '../../../platform/statement.ts';

/** Joins translation `t` with the page `s` that it translates. */
const SOURCES: Record<ListedKind, string> = {
  condition: `condition_translations t JOIN conditions s ON s._status = 'published' AND s.id = t.condition_id`,
  category: 'category_translations t JOIN categories s ON s.id = t.category_id',
  path: 'learning_path_translations t JOIN learning_paths s ON s.id = t.path_id',
};

const TRANSLATED_PAGES = defineStatements(LISTED_KINDS, (kind) => ({
  name: `translation-address-of-${kind}`,
  row: { page: z.number(), language: z.string() },
  text: `SELECT s.id AS page, l.code AS language FROM ${SOURCES[kind]} JOIN languages l ON l.id = t.language_id
         WHERE t.id = $1`,
}));

/** Finds the id of the page that a translation translates, and its language; null when either is missing. */
export const findTranslatedPage = (database: Database, { kind, id }: { kind: ListedKind; id: number }) =>
  findRow(database, TRANSLATED_PAGES[kind], [id]);
