import { listSessions as call } from '../../../contracts/accounts/security.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { selectSessions } from '../queries/selectSessions.ts';

export const listSessionsEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async (_input, context) => {
    const { id: currentId, user } = await demandSession(context);
    const body = await selectSessions(context.database, { userId: user.id, currentId });
    return { body, headers: { 'cache-control': 'no-store' } };
  },
});
