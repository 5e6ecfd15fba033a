import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

const FOLDED = defineStatement({
  name: 'suggestions-fold',
  row: { folded: z.string() },
  text: `SELECT ltrim(regexp_replace(search.fold($1), '\\s+', ' ', 'g')) AS folded`,
});

/**
 * A text being typed as the suggestions hold texts: without accents, case and punctuation. One space at its end stays: it
 * says that a word is whole.
 */
export async function foldTyped(database: Database, typed: string | undefined): Promise<string> {
  const asked = typed?.replaceAll('\0', '').toWellFormed();
  if (!asked?.trim()) return '';
  const row = await findRow(database, FOLDED, [asked]);
  return row?.folded ?? '';
}
