import type { Database } from '../../../platform/Database.ts';
import { takePeriod, takeRecoveryCode } from '../queries/secondFactors.ts';
import { secondFactorCodes } from '../throttles.ts';
import { findPeriod, hashOfRecoveryCode, tidyCode } from './codes.ts';

type Attempt = { userId: number; code: string; secret: string };

/** Returns whether a code is right and unused, and uses it up. @throws TooManyRequests */
export async function takeCode(database: Database, { userId, code, secret }: Attempt): Promise<boolean> {
  return countingCodes(database, userId, async () => {
    const tidy = tidyCode(code);
    if (!/^\d+$/.test(tidy)) return takeRecoveryCode(database, userId, hashOfRecoveryCode(tidy, userId));
    const period = findPeriod(tidy, { userId, kept: secret });
    return period !== null && takePeriod(database, userId, period);
  });
}

/** Counts before `check`, so that parallel guesses cannot exceed the limit; a right code clears the count. */
export async function countingCodes(
  database: Database,
  userId: number,
  check: () => Promise<boolean>,
): Promise<boolean> {
  await secondFactorCodes.spend(database, String(userId));
  const isRight = await check();
  if (isRight) await secondFactorCodes.forget(database, String(userId));
  return isRight;
}
