import { logout as call } from '../../../contracts/accounts/accounts.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { currentSession } from '../../../platform/session/currentSession.ts';
import { endSession } from '../../../platform/session/sessions.ts';

/** Open to everybody: whoever signs out with a token that is no longer good is signed out. */
export const logoutEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async (_input, context) => {
    const session = await currentSession(context);
    if (session) await endSession(context.database, session.id);
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});
