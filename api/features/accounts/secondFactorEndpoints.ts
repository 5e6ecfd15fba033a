import { WRONG_CREDENTIALS } from '../../contracts/accounts/accounts.ts';
import * as deskCalls from '../../contracts/accounts/deskAccounts.ts';
import { STAFF } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/accounts/secondFactor.ts';
import { admins, anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { Unauthorized } from '../../platform/errors.ts';
import { checkPassword } from './checkPassword.ts';
import { selectDemandingRoles } from './queries/secondFactors.ts';
import { beginSecondFactor } from './second-factor/beginSecondFactor.ts';
import { confirmSecondFactor } from './second-factor/confirmSecondFactor.ts';
import { proposeAtSignIn } from './second-factor/demandCode.ts';
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
    call: calls.proposeSecondFactor,
    repeated: 'again',
    access: anyone,
    handler: async ({ body }, context) => {
      const user = await checkPassword(body, context);
      if (!user) throw new Unauthorized(WRONG_CREDENTIALS);
      return proposeAtSignIn(context.database, user.id);
    },
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
    handler: ({ body }, { actor, database }) =>
      confirmSecondFactor({ userId: actor.id, code: body.code, sessionId: actor.sessionId ?? null }, database),
  }),
  defineEndpoint({
    call: calls.endSecondFactor,
    repeated: 'refused',
    access: oneself,
    handler: ({ body }, context) => endSecondFactor({ userId: context.actor.id, ...body }, context),
  }),
  defineEndpoint({
    call: deskCalls.getDemandingRoles,
    access: admins,
    headers: UNKEPT,
    handler: async (_, { database }) => ({ roles: await selectDemandingRoles(database) }),
  }),
  defineEndpoint({
    call: deskCalls.demandSecondFactors,
    repeated: 'same',
    access: admins,
    handler: ({ body }, { database, actor }) => demandSecondFactors({ ...body, actor }, database),
  }),
  defineEndpoint({
    call: deskCalls.getUserSecondFactor,
    access: admins,
    headers: UNKEPT,
    handler: ({ params }, { database }) => findUserSecondFactor(database, params.id),
  }),
  defineEndpoint({
    call: deskCalls.removeSecondFactor,
    repeated: 'refused',
    access: admins,
    handler: ({ params, body }, context) =>
      removeSecondFactor({ userId: params.id, byId: context.actor.id, ...body }, context),
  }),
];
