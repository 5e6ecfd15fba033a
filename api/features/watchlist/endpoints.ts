import * as calls from '../../contracts/watchlist/watchlist.ts';
import { own, ownRecords } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { findLanguageId } from '../../platform/languages.ts';
import { selectWatched } from './queries/selectWatched.ts';
import { unwatch, watch } from './watch.ts';

export const watchlistEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listWatched,
    access: own,
    handler: async ({ params, query }, context) =>
      selectWatched(context.database, {
        userId: params.id,
        languageId: await findLanguageId(query.lang, context),
      }),
  }),
  defineEndpoint({
    call: calls.watch,
    repeated: 'same',
    access: ownRecords,
    handler: ({ body }, { database, actor }) => watch(database, { userId: actor.id, ...body }),
  }),
  defineEndpoint({
    call: calls.unwatch,
    access: ownRecords,
    handler: ({ params }, { database, actor }) => unwatch(database, { userId: actor.id, ...params }),
  }),
];
