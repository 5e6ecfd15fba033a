import { findRepeatedTerm, findTakenTerms } from '@common-ground/api/contracts/search/searchTerms.ts';
import type { ConditionSeed, ConditionTranslationSeed } from './schema.ts';
import type { SearchTermsSeed } from './searchTermsSchema.ts';

type SeedTerms = {
  /** By the code of a language. */
  searchTerms: Record<string, SearchTermsSeed>;
  conditions: { key: string; source: ConditionSeed; translations: Record<string, ConditionTranslationSeed> }[];
};

/** Adds a problem for each condition without terms, repeated term, and term that is a name of another condition. */
export function checkSearchTerms({ searchTerms, conditions }: SeedTerms, problems: string[]): void {
  for (const [language, byCondition] of Object.entries(searchTerms)) {
    const fault = (text: string) => problems.push(`search-terms/${language}.yaml: ${text}`);
    for (const key of Object.keys(byCondition))
      if (!conditions.some((condition) => condition.key === key)) fault(`${key}: no folder conditions/${key}`);
    const names = conditions.flatMap(({ key, source, translations }) =>
      [source, translations[language]].flatMap((texts) =>
        [texts?.name, ...(texts?.aliases ?? [])].flatMap((name) =>
          name ? { conditionId: source.id, condition: key, name } : [],
        ),
      ),
    );
    for (const { key, source } of conditions) {
      const terms = byCondition[key];
      if (!terms) {
        fault(`${key}: is missing`);
        continue;
      }
      const repeated = findRepeatedTerm(terms);
      if (repeated !== undefined) fault(`${key}: “${repeated}” is listed twice`);
      for (const { term, condition } of findTakenTerms(terms, { conditionId: source.id, names }))
        fault(`${key}: “${term}” is a name of ${condition}; remove it`);
    }
  }
}
