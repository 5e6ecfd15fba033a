import { register as call } from '../../../contracts/accounts/accounts.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { register } from '../register.ts';

export const registerEndpoint = defineEndpoint({
  call,
  access: anyone,
  canonical: withKnownLanguage,
  operation: async ({ query, body }, context) => ({
    body: await register({ ...body, language: query.lang }, context),
    headers: { 'cache-control': 'no-store' },
  }),
});
