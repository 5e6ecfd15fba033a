import { resetPassword as call } from '../../../contracts/accounts/security.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { resetPassword } from '../resetPassword.ts';

export const resetPasswordEndpoint = defineEndpoint({
  call,
  access: anyone,
  canonical: withKnownLanguage,
  operation: async ({ query, body }, context) => {
    await resetPassword({ ...body, language: query.lang }, context);
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});
