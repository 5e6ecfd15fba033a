import { requestPasswordReset as call } from '../../../contracts/accounts/security.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { requestPasswordReset } from '../requestPasswordReset.ts';

export const requestPasswordResetEndpoint = defineEndpoint({
  call,
  access: anyone,
  canonical: withKnownLanguage,
  operation: async ({ query, body }, context) => {
    await requestPasswordReset({ email: body.email, language: query.lang }, context);
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});
