import { type ProposedFactor, WRONG_CODE } from '../../../contracts/accounts/secondFactor.ts';
import type { ApiContext } from '../../../platform/ApiContext.ts';
import { Forbidden } from '../../../platform/errors.ts';
import { demandOwnPassword } from '../demandOwnPassword.ts';
import { selectFactor } from '../queries/secondFactors.ts';
import { proposeNewFactor } from './demandCode.ts';
import { takeCode } from './takeCode.ts';

type Beginning = { userId: number; password: string; code?: string | undefined };

/**
 * Starts setting up a second factor, also in place of another, which works until the new one is confirmed.
 * @throws Forbidden for a wrong password or, while a second factor is on, a missing or wrong code; TooManyRequests
 */
export async function beginSecondFactor(
  { userId, password, code }: Beginning,
  context: ApiContext,
): Promise<ProposedFactor> {
  const { database } = context;
  const { email } = await demandOwnPassword({ userId, password }, context);
  const secret = (await selectFactor(database, userId))?.secret;
  if (secret && !(code && (await takeCode(database, { userId, code, secret })))) throw new Forbidden(WRONG_CODE);
  return proposeNewFactor(database, userId, email);
}
