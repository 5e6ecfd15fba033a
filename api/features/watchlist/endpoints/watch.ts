import { watch as call } from '../../../contracts/watchlist/watchlist.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { watch } from '../watch.ts';

export const watchEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async ({ body }, context) => {
    const { user } = await demandSession(context);
    return { body: await watch(context.database, { userId: user.id, ...body }) };
  },
});
