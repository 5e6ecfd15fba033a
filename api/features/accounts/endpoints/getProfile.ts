import { getProfile as call, USER_NOT_FOUND } from '../../../contracts/accounts/accounts.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { NotFound } from '../../../platform/errors.ts';
import { ownOrAdmin } from '../../../platform/session/currentSession.ts';
import { selectUser } from '../queries/selectUser.ts';

export const getProfileEndpoint = defineEndpoint({
  call,
  access: ownOrAdmin,
  operation: async ({ params }, { database }) => {
    const user = await selectUser(database, params.id);
    if (!user) throw new NotFound(USER_NOT_FOUND);
    return { body: user.profile };
  },
});
