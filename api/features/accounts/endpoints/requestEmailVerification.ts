import { requestEmailVerification as call } from '../../../contracts/accounts/security.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { requestEmailVerification } from '../requestEmailVerification.ts';

export const requestEmailVerificationEndpoint = defineEndpoint({
  call,
  access: asOneself,
  canonical: withKnownLanguage,
  operation: async ({ query }, context) => {
    const { user } = await demandSession(context);
    await requestEmailVerification({ userId: user.id, language: query.lang }, context);
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});
