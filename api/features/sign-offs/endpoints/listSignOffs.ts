import { listSignOffs as call } from '../../../contracts/sign-offs/signOffs.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { listSignOffs } from '../listSignOffs.ts';

/** Never kept ready: it names people, and whoever deletes their account is to be gone from it at once. */
export const listSignOffsEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ params }, { database }) => ({ body: await listSignOffs(database, params.id) }),
});
