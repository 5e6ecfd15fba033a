import { login as call } from '../../../contracts/accounts/accounts.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { login } from '../login.ts';

export const loginEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ body }, context) => ({
    body: await login(body, context),
    headers: { 'cache-control': 'no-store' },
  }),
});
