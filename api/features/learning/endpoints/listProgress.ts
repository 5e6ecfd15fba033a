import { listProgress as call } from '../../../contracts/learning/learning.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { ownOrAdmin } from '../../../platform/session/currentSession.ts';
import { selectProgress } from '../queries/selectProgress.ts';

export const listProgressEndpoint = defineEndpoint({
  call,
  access: ownOrAdmin,
  operation: async ({ params }, { database }) => ({ body: await selectProgress(database, params.id) }),
});
