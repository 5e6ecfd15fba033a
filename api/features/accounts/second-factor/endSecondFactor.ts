import { NO_SECOND_FACTOR, SECOND_FACTOR_DEMANDED, WRONG_CODE } from '../../../contracts/accounts/secondFactor.ts';
import type { ApiContext } from '../../../platform/ApiContext.ts';
import { Conflict, Forbidden } from '../../../platform/errors.ts';
import { demandOwnPassword } from '../demandOwnPassword.ts';
import { deleteFactor, selectFactor } from '../queries/secondFactors.ts';
import { tellOfNoFactor } from '../tellOwner.ts';
import { takeCode } from './takeCode.ts';

type End = { userId: number; password: string; code: string };

/** @throws Conflict when none is on or the role requires it, Forbidden for a wrong password or code, TooManyRequests */
export async function endSecondFactor({ userId, password, code }: End, context: ApiContext): Promise<void> {
  const { database } = context;
  const factor = await selectFactor(database, userId);
  if (!factor?.secret) throw new Conflict(NO_SECOND_FACTOR);
  if (factor.isDemanded) throw new Conflict(SECOND_FACTOR_DEMANDED);
  await demandOwnPassword({ userId, password }, context);
  if (!(await takeCode(database, { userId, code, secret: factor.secret }))) throw new Forbidden(WRONG_CODE);
  await deleteFactor(database, { userId, byId: userId, kind: 'off', reason: '' });
  tellOfNoFactor(context, userId);
}
