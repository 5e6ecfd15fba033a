import { endAllSessions as call } from '../../../contracts/accounts/security.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { endAllSessions } from '../../../platform/session/sessions.ts';

export const endAllSessionsEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async (_input, context) => {
    const { user } = await demandSession(context);
    await endAllSessions(context.database, user.id);
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});
