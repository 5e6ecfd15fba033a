import { removeSecondFactor as call } from '../../../contracts/accounts/secondFactor.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import { NotFound } from '../../../platform/errors.ts';
import { endAllSessions } from '../../../platform/session/sessions.ts';
import { demandOwnPassword } from '../demandOwnPassword.ts';
import { deleteFactor } from '../queries/secondFactors.ts';
import { tellOfNoFactor } from '../tellOwner.ts';

type Removal = { userId: number; byId: number; password: string; reason: string };

/**
 * For somebody who lost app and recovery codes. It is noted who did it and why, the owner is told by mail, and signs in
 * anew; where their role needs a second factor, with another one.
 * @throws Forbidden for a wrong password of the administrator, NotFound, TooManyRequests
 */
export async function removeSecondFactor(
  { userId, byId, password, reason }: Removal,
  context: ApiContext,
): Promise<void> {
  const { database } = context;
  await demandOwnPassword({ userId: byId, password }, context);
  if (!(await deleteFactor(database, { userId, byId, kind: 'removed', reason }))) throw new NotFound(call.missing);
  await endAllSessions(database, userId);
  tellOfNoFactor(context, userId);
}
