import { changeProfile as call } from '../../../contracts/accounts/accounts.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { ownOrAdmin } from '../../../platform/session/currentSession.ts';
import { updateProfile } from '../updateProfile.ts';

export const changeProfileEndpoint = defineEndpoint({
  call,
  access: ownOrAdmin,
  operation: async ({ params, body }, { database }) => ({ body: await updateProfile(database, params.id, body) }),
});
