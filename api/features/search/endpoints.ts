import { searchConditions as searchCall } from '../../contracts/search/search.ts';
import { listSuggestions as suggestionsCall } from '../../contracts/search/suggestions.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { CATEGORY_LISTS_TAG, CONDITION_LISTS_TAG } from '../../platform/prepared/contentTags.ts';
import { listSuggestions } from './listSuggestions.ts';
import { foldTyped } from './queries/foldTyped.ts';
import { searchConditions } from './searchConditions.ts';

export const searchEndpoints: Endpoint[] = [
  // Not kept in memory: there are more search texts than memory.
  defineEndpoint({
    call: searchCall,
    access: anyone,
    handler: ({ query }, context) => searchConditions(query, context),
  }),
  defineEndpoint({
    call: suggestionsCall,
    access: anyone,
    prepared: () => [CONDITION_LISTS_TAG, CATEGORY_LISTS_TAG],
    // Whatever is written otherwise but means the same, such as `É` and `e`, shares one kept answer.
    canonical: async ({ query, ...rest }, { database }) => ({
      ...rest,
      query: { ...query, q: await foldTyped(database, query.q) },
    }),
    handler: ({ query }, context) => listSuggestions({ text: query.q ?? '', lang: query.lang }, context),
  }),
];
