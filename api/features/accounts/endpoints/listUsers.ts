import { listUsers as call } from '../../../contracts/accounts/users.ts';
import { LIST_LIMIT } from '../../../contracts/limits.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { pageHeaders, sliceOf } from '../../../platform/pages.ts';
import { administrators } from '../../../platform/session/currentSession.ts';
import { countUsers, selectUsers } from '../queries/selectUsers.ts';

export const listUsersEndpoint = defineEndpoint({
  call,
  access: administrators,
  operation: async ({ query }, { database }) => {
    const slice = sliceOf(query) ?? { limit: LIST_LIMIT, offset: 0 };
    const [body, total] = await Promise.all([selectUsers(database, slice), countUsers(database)]);
    return { body, headers: pageHeaders({ path: call.path, query, total }) };
  },
});
