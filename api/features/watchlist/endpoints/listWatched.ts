import { listWatched as call } from '../../../contracts/watchlist/watchlist.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { listWatched } from '../listWatched.ts';

export const listWatchedEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params, query }, context) => ({ body: await listWatched(params.id, query.lang, context) }),
});
