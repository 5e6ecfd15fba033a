import type { LanguageRow } from '../contentRows.ts';
import type { Sql } from '../Sql.ts';
import { selectAllEntries } from './selectEntries.ts';
import { writeIndex } from './writeIndex.ts';

/** Conditions in one index. The library holds a whole index in memory, 140 MB at 2,500, so a base has as many as it takes. */
const CONDITIONS_IN_AN_INDEX = 2000;

/** Writes all published conditions of a language. Resolves to the names of the folders, conditions by id. */
export async function writeBase(sql: Sql, language: LanguageRow, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entries of selectAllEntries(sql, language, CONDITIONS_IN_AN_INDEX)) {
    names.push(
      await writeIndex({ folder, language: language.code, part: 'base', entries, withEngine: names.length === 0 }),
    );
  }
  return names;
}
