import { unwatch as call } from '../../../contracts/watchlist/watchlist.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { unwatch } from '../unwatch.ts';

export const unwatchEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async ({ params }, context) => {
    const { user } = await demandSession(context);
    await unwatch(context.database, { userId: user.id, ...params });
    return { body: { success: true as const } };
  },
});
