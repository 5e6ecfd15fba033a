import { verifyEmail as call } from '../../../contracts/accounts/security.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { verifyEmail } from '../verifyEmail.ts';

/** Open to everybody: the link may be opened on another device than the one that is signed in. */
export const verifyEmailEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ body }, context) => {
    await verifyEmail(body.token, context);
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});
