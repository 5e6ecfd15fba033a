import { updateProfile as call } from '../../../contracts/accounts/accounts.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { updateProfile } from '../updateProfile.ts';

export const updateProfileEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async ({ body }, context) => {
    const { user } = await demandSession(context);
    return { body: await updateProfile(context.database, user.id, body) };
  },
});
