import { STAFF } from '../../../contracts/accounts/roles.ts';
import { type ProposedFactor, SET_UP_AT_DESK, WRONG_CODE } from '../../../contracts/accounts/secondFactor.ts';
import { CODE_NEEDED } from '../../../contracts/client.ts';
import type { Database } from '../../../platform/Database.ts';
import { Forbidden, Unauthorized } from '../../../platform/errors.ts';
import { type Factor, proposeFactor, selectFactor } from '../queries/secondFactors.ts';
import { newFactor } from './codes.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { takeCode } from './takeCode.ts';

type SignIn = { userId: number; code: string | undefined };

/** Thrown when the password was right and a code is missing. `proposed` is a second factor to set up first. */
export class CodeNeeded extends Unauthorized {
  readonly proposed: ProposedFactor | undefined;
  constructor(proposed?: ProposedFactor) {
    super(CODE_NEEDED);
    this.proposed = proposed;
  }
}

/**
 * Asks staff who have a second factor for a code at the site too, because a session of the site has their rights.
 * @throws CodeNeeded without a code, Unauthorized for a wrong code, TooManyRequests
 * @throws Forbidden when the role requires a second factor and the user has none yet
 */
export async function demandCodeAtSite(database: Database, { userId, code }: SignIn): Promise<void> {
  const factor = await ofStaff(database, userId);
  if (factor?.secret) return demandRight(database, { userId, code, secret: factor.secret });
  if (factor?.isDemanded) throw new Forbidden(SET_UP_AT_DESK);
}

/**
 * Checks the code at the sign-in of the editor interface. A user whose role requires a second factor and who has none
 * gets one in `CodeNeeded`, and sets it up by repeating the sign-in with its first code.
 * @returns the recovery codes when this sign-in set up the second factor
 * @throws CodeNeeded without a code, Unauthorized or Forbidden for a wrong code, TooManyRequests
 * @throws Conflict for a code of a second factor that was never proposed
 */
export async function demandCodeAtDesk(database: Database, { userId, code }: SignIn): Promise<string[] | undefined> {
  const factor = await ofStaff(database, userId);
  if (factor?.secret) return demandRight(database, { userId, code, secret: factor.secret });
  if (!factor?.isDemanded) return undefined;
  if (!code) throw new CodeNeeded(await proposeNewFactor(database, userId, factor.email));
  const confirmed = await confirmSecondFactor({ userId, code, session: null }, database);
  return confirmed.recoveryCodes;
}

/** Stores a new secret each time, because an attacker may have seen an earlier one. */
export async function proposeNewFactor(database: Database, userId: number, email: string): Promise<ProposedFactor> {
  const { shown, kept } = newFactor(userId, email);
  await proposeFactor(database, userId, kept);
  return shown;
}

async function ofStaff(database: Database, userId: number): Promise<Factor | null> {
  const factor = await selectFactor(database, userId);
  return factor && STAFF.some((role) => role === factor.role) ? factor : null;
}

async function demandRight(database: Database, { secret, ...signIn }: SignIn & { secret: string }): Promise<undefined> {
  const { userId, code } = signIn;
  if (!code) throw new CodeNeeded();
  if (!(await takeCode(database, { userId, code, secret }))) throw new Unauthorized(WRONG_CODE);
}
