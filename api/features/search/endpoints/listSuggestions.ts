import { listSuggestions as call } from '../../../contracts/search/suggestions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { CATEGORY_LISTS_TAG, CONDITION_LISTS_TAG } from '../../../platform/prepared/contentTags.ts';
import { listSuggestions } from '../listSuggestions.ts';
import { foldTyped } from '../queries/foldTyped.ts';

export const listSuggestionsEndpoint = defineEndpoint({
  call,
  access: anyone,
  isPrepared: true,
  // Whatever is written otherwise but means the same, such as `É` and `e`, shares one kept answer.
  canonical: async (given, context) => {
    const { query, ...rest } = await withKnownLanguage(given, context);
    return { ...rest, query: { ...query, q: await foldTyped(context.database, query.q) } };
  },
  operation: async ({ query }, context) => ({
    body: await listSuggestions({ text: query.q ?? '', lang: query.lang }, context),
    tags: [CONDITION_LISTS_TAG, CATEGORY_LISTS_TAG],
  }),
});
