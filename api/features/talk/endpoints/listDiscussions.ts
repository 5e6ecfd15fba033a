import { listDiscussions as call } from '../../../contracts/talk/talk.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { pageHeaders } from '../../../platform/pages.ts';
import { listDiscussions } from '../listDiscussions.ts';

export const listDiscussionsEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ params, query }, { database }) => {
    const { items, total } = await listDiscussions(database, { ...query, conditionId: params.id });
    const path = call.path.replace('{id}', String(params.id));
    return { body: items, headers: pageHeaders({ path, query, total }) };
  },
});
