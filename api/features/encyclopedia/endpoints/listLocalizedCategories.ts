import { listLocalizedCategories as call } from '../../../contracts/encyclopedia/categories.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { pageHeaders } from '../../../platform/pages.ts';
import { CATEGORY_LISTS_TAG } from '../../../platform/prepared/contentTags.ts';
import { listCategories } from '../listCategories.ts';

export const listLocalizedCategoriesEndpoint = defineEndpoint({
  call,
  access: anyone,
  isPrepared: true,
  canonical: withKnownLanguage,
  operation: async ({ query }, context) => {
    const { items, total } = await listCategories(query, context);
    return { body: items, headers: pageHeaders({ path: call.path, query, total }), tags: [CATEGORY_LISTS_TAG] };
  },
});
