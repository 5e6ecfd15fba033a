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

/** The password was right; a code is needed as well. `proposed` is what to set up first, at the desk. */
export class CodeNeeded extends Unauthorized {
  readonly proposed: ProposedFactor | undefined;
  constructor(proposed?: ProposedFactor) {
    super(CODE_NEEDED);
    this.proposed = proposed;
  }
}

/**
 * The second question at the site's sign-in, after the password was right. It is asked of those who may use the desk: a
 * session of the site has their rights as well.
 * @throws CodeNeeded, Unauthorized for a wrong code, TooManyRequests
 * @throws Forbidden where their role needs a second factor and they have none yet
 */
export async function demandCodeAtSite(database: Database, { userId, code }: SignIn): Promise<void> {
  const factor = await ofStaff(database, userId);
  if (factor?.secret) return demandRight(database, { userId, code, secret: factor.secret });
  if (factor?.isDemanded) throw new Forbidden(SET_UP_AT_DESK);
}

/**
 * The same at the desk, where somebody who needs a second factor and has none is given one to set up, and sends its first
 * code with the password once more.
 * @returns recovery codes, where it was set up with this
 * @throws CodeNeeded, Unauthorized for a wrong code, TooManyRequests
 */
export async function demandCodeAtDesk(database: Database, { userId, code }: SignIn): Promise<string[] | undefined> {
  const factor = await ofStaff(database, userId);
  if (factor?.secret) return demandRight(database, { userId, code, secret: factor.secret });
  if (!factor?.isDemanded) return undefined;
  if (!code) throw new CodeNeeded(await proposeNewFactor(database, userId, factor.email));
  const confirmed = await confirmSecondFactor({ userId, code, session: null }, database);
  return confirmed.recoveryCodes;
}

/** What an app is to be given. Always another one: whoever saw the last one may not be its owner. */
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
