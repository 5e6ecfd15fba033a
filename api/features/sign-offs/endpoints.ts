import * as calls from '../../contracts/sign-offs/signOffs.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { selectSignOffs } from './queries/selectSignOffs.ts';

export const signOffEndpoints: Endpoint[] = [
  // Never kept ready: it names people, and whoever deletes their account is to be gone from it at once.
  defineEndpoint({
    call: calls.listSignOffs,
    access: anyone,
    verb: ({ params }, { database }) => selectSignOffs(database, params.id),
  }),
];
