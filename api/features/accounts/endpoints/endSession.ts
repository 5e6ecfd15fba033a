import { endSession as call } from '../../../contracts/accounts/security.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { endOwnSession } from '../../../platform/session/sessions.ts';

/** Another person's session is answered like one that is gone, whatever the role of whoever asks. */
export const endSessionEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async ({ params }, context) => {
    const { user } = await demandSession(context);
    await endOwnSession(context.database, { id: params.id, userId: user.id });
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});
