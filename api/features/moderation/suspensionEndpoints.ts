import { MODERATORS } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/moderation/suspensions.ts';
import { own } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { liftSuspension } from './liftSuspension.ts';
import { selectSuspension } from './queries/suspensions.ts';
import { suspendUser } from './suspendUser.ts';

export const suspensionEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.getSuspension,
    access: { ...own, all: MODERATORS },
    handler: async ({ params }, { database }) => ({ suspension: await selectSuspension(database, params.id) }),
  }),
  defineEndpoint({
    call: calls.suspendUser,
    access: { all: MODERATORS },
    handler: ({ params, body }, { database, actor }) => suspendUser({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: calls.liftSuspension,
    access: { all: MODERATORS },
    handler: ({ params, body }, { database, actor }) => liftSuspension({ ...params, ...body, actor }, database),
  }),
];
