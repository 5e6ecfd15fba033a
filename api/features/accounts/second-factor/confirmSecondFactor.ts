import { NO_SECOND_FACTOR, WRONG_CODE } from '../../../contracts/accounts/secondFactor.ts';
import type { Database } from '../../../platform/Database.ts';
import { Conflict, Forbidden } from '../../../platform/errors.ts';
import { endAllSessions, endOtherSessions } from '../../../platform/session/sessions.ts';
import { confirmFactor, selectFactor } from '../queries/secondFactors.ts';
import { findPeriod, hashOfRecoveryCode, newRecoveryCodes, tidyCode } from './codes.ts';
import { countingCodes } from './takeCode.ts';

type Confirmation = {
  userId: number;
  code: string;
  /** Id of the session that stays; null when all end. */
  sessionId: number | null;
};

/**
 * Turns on the second factor that is being set up, in place of an earlier one, and ends the other sessions. No other
 * call returns the recovery codes.
 * @throws Conflict when none is being set up, Forbidden for a wrong code, TooManyRequests
 */
export async function confirmSecondFactor(
  { userId, code, sessionId }: Confirmation,
  database: Database,
): Promise<{ recoveryCodes: string[] }> {
  const proposed = (await selectFactor(database, userId))?.proposed;
  if (!proposed) throw new Conflict(NO_SECOND_FACTOR);
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = recoveryCodes.map((one) => hashOfRecoveryCode(one, userId));
  const isOn = await countingCodes(database, userId, async () => {
    const period = findPeriod(tidyCode(code), { userId, kept: proposed });
    return period !== null && confirmFactor(database, { userId, proposed, period, codeHashes });
  });
  if (!isOn) throw new Forbidden(WRONG_CODE);
  if (sessionId === null) await endAllSessions(database, userId);
  else await endOtherSessions(database, { userId, sessionId });
  return { recoveryCodes };
}
