import { type Database, findRow } from '../../../platform/Database.ts';

/**
 * A text being typed as the suggestions hold texts: without accents, case and punctuation. One space at its end stays: it
 * says that a word is whole.
 */
export async function foldTyped(database: Database, typed: string | undefined): Promise<string> {
  const asked = typed?.replaceAll('\0', '').toWellFormed();
  if (!asked?.trim()) return '';
  const row = await findRow<{ folded: string }>(database, {
    name: 'suggestions-fold',
    text: `SELECT ltrim(regexp_replace(search.fold($1), '\\s+', ' ', 'g')) AS folded`,
    values: [asked],
  });
  return row?.folded ?? '';
}
