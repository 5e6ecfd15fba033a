import { register as call } from '../../../contracts/accounts.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { register } from '../operations/register.ts';

export const registerEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ body }, context) => ({
    body: await register(body, context),
    headers: { 'cache-control': 'no-store' },
  }),
});
