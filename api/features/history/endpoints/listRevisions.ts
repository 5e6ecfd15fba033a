import { listRevisions as call } from '../../../contracts/history/history.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { pageHeaders } from '../../../platform/pages.ts';
import { listRevisions } from '../listRevisions.ts';

/** Never kept ready: it names people, and whoever deletes their account is to be gone from it at once. */
export const listRevisionsEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ params, query }, { database }) => {
    const { items, total } = await listRevisions(database, { ...query, conditionId: params.id });
    const path = call.path.replace('{id}', String(params.id));
    return { body: items, headers: pageHeaders({ path, query, total }) };
  },
});
