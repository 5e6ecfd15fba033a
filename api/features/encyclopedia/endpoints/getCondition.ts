import { getCondition as call } from '../../../contracts/encyclopedia/conditions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { conditionTags } from '../../../platform/prepared/contentTags.ts';
import { getCondition } from '../getCondition.ts';

export const getConditionEndpoint = defineEndpoint({
  call,
  access: anyone,
  isPrepared: true,
  canonical: withKnownLanguage,
  operation: async ({ params, query }, context) => ({
    body: await getCondition({ id: params.id, lang: query.lang }, context),
    tags: conditionTags(params.id),
  }),
});
