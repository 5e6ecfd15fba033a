import { listCategoryConditions as call } from '../../../contracts/encyclopedia/conditions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { pageHeaders } from '../../../platform/pages.ts';
import { CONDITION_LISTS_TAG, categoryTags } from '../../../platform/prepared/contentTags.ts';
import { listCategoryConditions } from '../listCategoryConditions.ts';

export const listCategoryConditionsEndpoint = defineEndpoint({
  call,
  access: anyone,
  isPrepared: true,
  canonical: withKnownLanguage,
  operation: async ({ params, query }, context) => {
    const { items, total } = await listCategoryConditions({ ...query, id: params.id }, context);
    const path = call.path.replace('{id}', String(params.id));
    return {
      body: items,
      headers: pageHeaders({ path, query, total }),
      tags: [CONDITION_LISTS_TAG, ...categoryTags(params.id)],
    };
  },
});
