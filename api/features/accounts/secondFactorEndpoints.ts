import { STAFF } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/accounts/secondFactor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { admins } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { beginSecondFactor } from './second-factor/beginSecondFactor.ts';
import { confirmSecondFactor } from './second-factor/confirmSecondFactor.ts';
import { demandSecondFactors } from './second-factor/demandSecondFactors.ts';
import { endSecondFactor } from './second-factor/endSecondFactor.ts';
import { findUserSecondFactor, getSecondFactor } from './second-factor/getSecondFactor.ts';
import { removeSecondFactor } from './second-factor/removeSecondFactor.ts';

const oneself = { self: STAFF, evenSuspended: true };
const UNKEPT = { 'cache-control': 'no-store' };

export const secondFactorEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.getSecondFactor,
    access: oneself,
    headers: UNKEPT,
    handler: (_, { database, actor }) => getSecondFactor(database, actor.id),
  }),
  defineEndpoint({
    call: calls.beginSecondFactor,
    repeated: 'again',
    access: oneself,
    handler: ({ body }, context) => beginSecondFactor({ userId: context.actor.id, ...body }, context),
  }),
  defineEndpoint({
    call: calls.confirmSecondFactor,
    repeated: 'refused',
    access: oneself,
    handler: ({ body }, context) => {
      const { actor, database } = context;
      return confirmSecondFactor({ userId: actor.id, code: body.code, session: deskSession(context) }, database);
    },
  }),
  defineEndpoint({
    call: calls.endSecondFactor,
    repeated: 'refused',
    access: oneself,
    handler: ({ body }, context) => endSecondFactor({ userId: context.actor.id, ...body }, context),
  }),
  defineEndpoint({
    call: calls.demandSecondFactors,
    repeated: 'same',
    access: admins,
    handler: ({ body }, { database, actor }) => demandSecondFactors({ ...body, actor }, database),
  }),
  defineEndpoint({
    call: calls.getUserSecondFactor,
    access: admins,
    headers: UNKEPT,
    handler: ({ params }, { database }) => findUserSecondFactor(database, params.id),
  }),
  defineEndpoint({
    call: calls.removeSecondFactor,
    repeated: 'refused',
    access: admins,
    handler: ({ params, body }, context) =>
      removeSecondFactor({ userId: params.id, byId: context.actor.id, ...body }, context),
  }),
];

function deskSession({ payload }: ApiContext): string | null {
  const { _sid } = (payload?.user ?? {}) as { _sid?: string };
  return _sid ?? null;
}
