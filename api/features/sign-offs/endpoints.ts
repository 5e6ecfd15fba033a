import { REVIEWERS, STAFF } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/sign-offs/signOffs.ts';
import { admins, anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { getMedicalReview } from './getMedicalReview.ts';
import { selectSignOffs } from './queries/selectSignOffs.ts';
import { signOff } from './signOff.ts';
import { withdrawSignOff } from './withdrawSignOff.ts';

export const signOffEndpoints: Endpoint[] = [
  // No cached response: the list contains names, and a deleted account must disappear from it immediately.
  defineEndpoint({
    call: calls.listSignOffs,
    access: anyone,
    handler: ({ params }, { database }) => selectSignOffs(database, params.id),
  }),
  defineEndpoint({
    call: calls.getMedicalReview,
    access: { all: STAFF },
    headers: { 'cache-control': 'no-store' },
    handler: ({ params }, { database, actor }) => getMedicalReview({ conditionId: params.id, actor }, database),
  }),
  defineEndpoint({
    call: calls.signOff,
    repeated: 'refused',
    access: { all: REVIEWERS },
    handler: ({ params, body }, { database, actor }) => signOff({ conditionId: params.id, actor, ...body }, database),
  }),
  defineEndpoint({
    call: calls.withdrawSignOff,
    repeated: 'refused',
    access: { self: REVIEWERS, ...admins },
    handler: ({ params, body }, { database, actor }) => withdrawSignOff({ ...params, actor, ...body }, database),
  }),
];
