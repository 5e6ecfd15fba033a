import { listOwnContributions as call } from '../../../contracts/contributions/contributions.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { pageHeaders, sliceOf } from '../../../platform/pages.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { selectOwn } from '../queries/selectOwn.ts';

export const listOwnContributionsEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params, query }, { database }) => {
    const { items, total } = await selectOwn(database, { userId: params.id, slice: sliceOf(query) });
    return { body: items, headers: pageHeaders({ path: `/api/users/${params.id}/contributions`, query, total }) };
  },
});
