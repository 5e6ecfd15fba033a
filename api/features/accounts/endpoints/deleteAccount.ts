import { deleteAccount as call } from '../../../contracts/accounts/personalData.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { deleteAccount } from '../deleteAccount.ts';

export const deleteAccountEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params, body }, context) => {
    await deleteAccount({ userId: params.id, ...body }, context);
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});
