import { getConditionTexts as call } from '../../../contracts/contributions/contributions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { getConditionTexts } from '../getConditionTexts.ts';

export const getConditionTextsEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ params, query }, context) => ({
    body: await getConditionTexts({ id: params.id, lang: query.lang }, context),
  }),
});
