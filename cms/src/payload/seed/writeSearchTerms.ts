import { findTakenTerms } from '@common-ground/api/contracts/search/searchTerms.ts';
import { selectConditionNames } from '@common-ground/api/features/search/queries/selectConditionNames.ts';
import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';
import type { SeedWriter } from './SeedWriter.ts';

/** Keeps the terms that an editor has written. */
const TERMS_INSERT = defineStatement({
  name: 'seed-search-terms',
  text: `INSERT INTO search_terms (condition_id, language_id, terms) VALUES ($1, $2, $3)
         ON CONFLICT (condition_id, language_id) DO UPDATE SET terms = excluded.terms, updated_at = now()
         WHERE search_terms.terms = '[]'`,
});

/**
 * Writes the search terms of conditions that have none in a language, by id of the condition. Leaves out terms that are
 * names of other conditions by now, such as those that an editor has added.
 */
export async function writeSearchTerms(
  writer: SeedWriter,
  languageId: number,
  terms: ReadonlyMap<number, readonly string[]>,
): Promise<void> {
  const names = await selectConditionNames(writer.connection, languageId);
  for (const [conditionId, own] of terms) {
    const taken = findTakenTerms(own, { conditionId, names }).map(({ term }) => term);
    const free = own.filter((term) => !taken.includes(term));
    const written = await execute(writer.connection, TERMS_INSERT, [conditionId, languageId, JSON.stringify(free)]);
    writer.report[written > 0 ? 'created' : 'kept'] += 1;
  }
}
