import { listConditions as call } from '../../../contracts/encyclopedia/conditions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { pageHeaders } from '../../../platform/pages.ts';
import { CONDITION_LISTS_TAG } from '../../../platform/prepared/contentTags.ts';
import { listConditions } from '../listConditions.ts';

export const listConditionsEndpoint = defineEndpoint({
  call,
  access: anyone,
  isPrepared: true,
  canonical: withKnownLanguage,
  operation: async ({ query }, context) => {
    const { items, total } = await listConditions(query, context);
    return { body: items, headers: pageHeaders({ path: call.path, query, total }), tags: [CONDITION_LISTS_TAG] };
  },
});
