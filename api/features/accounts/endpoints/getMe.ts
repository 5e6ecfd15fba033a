import { getMe as call } from '../../../contracts/accounts/accounts.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { Unauthorized } from '../../../platform/errors.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { selectUser } from '../queries/selectUser.ts';

export const getMeEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async (_input, context) => {
    const { user } = await demandSession(context);
    const body = await selectUser(context.database, user.id);
    if (!body) throw new Unauthorized();
    return { body, headers: { 'cache-control': 'no-store' } };
  },
});
