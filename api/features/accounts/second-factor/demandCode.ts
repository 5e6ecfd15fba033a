import { STAFF } from '../../../contracts/accounts/roles.ts';
import { type ProposedFactor, WRONG_CODE } from '../../../contracts/accounts/secondFactor.ts';
import { CODE_NEEDED, SET_UP_NEEDED } from '../../../contracts/client.ts';
import type { Database } from '../../../platform/Database.ts';
import { Forbidden, Unauthorized } from '../../../platform/errors.ts';
import { type Factor, proposeFactor, selectFactor } from '../queries/secondFactors.ts';
import { newFactor } from './codes.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { takeCode } from './takeCode.ts';

type SignIn = { userId: number; code: string | undefined };

/**
 * Asks staff who have a second factor for a code. Returns the factor, also one that is only proposed; null for others.
 * @throws Unauthorized without a code, or for a wrong one; TooManyRequests
 */
export async function checkCode(database: Database, { userId, code }: SignIn): Promise<Factor | null> {
  const factor = await selectFactorOfStaff(database, userId);
  if (!factor?.secret) return factor;
  if (!code) throw new Unauthorized(CODE_NEEDED);
  if (!(await takeCode(database, { userId, code, secret: factor.secret }))) throw new Unauthorized(WRONG_CODE);
  return factor;
}

/**
 * Asks staff for a code at a sign-in, after the right password. A user without the second factor that the role requires
 * sets it up by a sign-in with the first code of the secret from `proposeAtSignIn`.
 * @returns the recovery codes when this call turned the second factor on
 * @throws Unauthorized without a code, or for a wrong one; TooManyRequests
 * @throws Forbidden when the role requires a second factor, the user has none, and no right code of a proposed one came
 */
export async function demandCode(database: Database, { userId, code }: SignIn): Promise<string[] | undefined> {
  const factor = await checkCode(database, { userId, code });
  if (!factor?.isDemanded || factor.secret) return undefined;
  if (!code || !factor.proposed) throw new Forbidden(SET_UP_NEEDED);
  return (await confirmSecondFactor({ userId, code, sessionId: null }, database)).recoveryCodes;
}

/** @throws Forbidden unless the role requires a second factor that the user does not have */
export async function proposeAtSignIn(database: Database, userId: number): Promise<ProposedFactor> {
  const factor = await selectFactorOfStaff(database, userId);
  if (!factor?.isDemanded || factor.secret) throw new Forbidden();
  return proposeNewFactor(database, userId, factor.email);
}

/** Stores a new secret each time, because an attacker may have seen an earlier one. */
export async function proposeNewFactor(database: Database, userId: number, email: string): Promise<ProposedFactor> {
  const { shown, kept } = newFactor(userId, email);
  await proposeFactor(database, userId, kept);
  return shown;
}

async function selectFactorOfStaff(database: Database, userId: number): Promise<Factor | null> {
  const factor = await selectFactor(database, userId);
  return factor && STAFF.some((role) => role === factor.role) ? factor : null;
}
