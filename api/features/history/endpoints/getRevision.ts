import { getRevision as call } from '../../../contracts/history/history.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { getRevision } from '../getRevision.ts';

export const getRevisionEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ params: { id, revisionId } }, { database }) => ({
    body: await getRevision(database, { conditionId: id, revisionId }),
  }),
});
