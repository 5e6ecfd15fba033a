import { removeSecondFactor as call, OWN_FACTOR } from '../../../contracts/accounts/deskAccounts.ts';
import type { ApiContext } from '../../../platform/ApiContext.ts';
import { Forbidden, NotFound } from '../../../platform/errors.ts';
import { endAllSessions } from '../../../platform/session/sessions.ts';
import { demandOwnPassword } from '../demandOwnPassword.ts';
import { deleteFactor } from '../queries/secondFactors.ts';
import { tellOfNoFactor } from '../tellOwner.ts';

type Removal = { userId: number; byId: number; password: string; reason: string };

/**
 * Removes the second factor of a user who lost app and recovery codes. Records the administrator and the reason, ends
 * all sessions of the user and notifies them by mail if their address is verified.
 * @throws Forbidden for a wrong password of the administrator, or their own second factor, which needs a code to end
 * @throws NotFound when none is on, TooManyRequests
 */
export async function removeSecondFactor(
  { userId, byId, password, reason }: Removal,
  context: ApiContext,
): Promise<void> {
  const { database } = context;
  if (userId === byId) throw new Forbidden(OWN_FACTOR);
  await demandOwnPassword({ userId: byId, password }, context);
  if (!(await deleteFactor(database, { userId, byId, kind: 'removed', reason }))) throw new NotFound(call.missing);
  await endAllSessions(database, userId);
  tellOfNoFactor(context, userId);
}
