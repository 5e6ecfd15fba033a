import { changePassword as call } from '../../../contracts/accounts/security.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { withKnownLanguage } from '../../../platform/languages.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { changePassword } from '../changePassword.ts';

export const changePasswordEndpoint = defineEndpoint({
  call,
  access: asOneself,
  canonical: withKnownLanguage,
  operation: async ({ query, body }, context) => {
    const { user } = await demandSession(context);
    return {
      body: await changePassword({ userId: user.id, ...body, language: query.lang }, context),
      headers: { 'cache-control': 'no-store' },
    };
  },
});
