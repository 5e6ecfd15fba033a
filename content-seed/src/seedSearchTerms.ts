import { findTakenTerms } from '@common-ground/api/contracts/search/searchTerms.ts';
import { selectConditionNames } from '@common-ground/api/features/search/queries/selectConditionNames.ts';
import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';
import type { SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import type { SeedContent } from './read.ts';

/** Keeps the terms that an editor has written. */
const TERMS_INSERT = defineStatement({
  name: 'seed-search-terms',
  text: `INSERT INTO search_terms (condition_id, language_id, terms) VALUES ($1, $2, $3)
         ON CONFLICT (condition_id, language_id) DO UPDATE SET terms = excluded.terms, updated_at = now()
         WHERE search_terms.terms = '[]'`,
});

/**
 * Writes the terms of seeded conditions that have none, in new and in older installations. Leaves out terms that are
 * names of other conditions by now, such as those that an editor has added.
 */
export async function seedSearchTerms(writer: SeedWriter, { searchTerms }: SeedContent): Promise<void> {
  const languages = await writer.idsOf('language');
  const conditions = await writer.idsOf('condition');
  for (const [language, byCondition] of Object.entries(searchTerms)) {
    const languageId = languages.find(language);
    if (languageId === undefined) continue;
    const names = await selectConditionNames(writer.connection, languageId);
    for (const [key, terms] of Object.entries(byCondition)) {
      const conditionId = conditions.find(key);
      if (conditionId === undefined) continue;
      const taken = findTakenTerms(terms, { conditionId, names }).map(({ term }) => term);
      const free = terms.filter((term) => !taken.includes(term));
      const written = await execute(writer.connection, TERMS_INSERT, [conditionId, languageId, JSON.stringify(free)]);
      writer.report[written > 0 ? 'created' : 'kept'] += 1;
    }
  }
}
