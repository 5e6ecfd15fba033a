import { getConditionTexts as call } from '../../../contracts/contributions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { getConditionTexts } from '../operations/getConditionTexts.ts';

export const getConditionTextsEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ params, query }, context) => ({
    body: await getConditionTexts({ id: params.id, lang: query.lang }, context),
  }),
});
