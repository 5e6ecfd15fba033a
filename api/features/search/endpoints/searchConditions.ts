import { searchConditions as call } from '../../../contracts/search/search.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { searchConditions } from '../searchConditions.ts';

/** Not kept in memory: there are more search texts than memory. */
export const searchConditionsEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ query }, context) => ({ body: await searchConditions(query, context) }),
});
