import { getCategory as call } from '../../../contracts/encyclopedia/categories.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { categoryTags } from '../../../platform/prepared/contentTags.ts';
import { getCategory } from '../getCategory.ts';

export const getCategoryEndpoint = defineEndpoint({
  call,
  access: anyone,
  isPrepared: true,
  canonical: withKnownLanguage,
  operation: async ({ params, query }, context) => ({
    body: await getCategory({ id: params.id, lang: query.lang }, context),
    tags: categoryTags(params.id),
  }),
});
