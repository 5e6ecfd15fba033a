import type { Database } from '../../platform/Database.ts';
import { hashPassword, type PasswordHash, verifyPassword } from '../../platform/passwords/hashPassword.ts';
import { renewPasswordHash, selectCredentials } from './queries/credentials.ts';
import { accountKey, guessesAtAccount, guessesFromHere, guessesOfAddress } from './throttles.ts';

type SignInAttempt = { email: string; password: string; database: Database; address: string };
/** `password` is what is kept of it now. */
export type Known = { id: number; role: string; password: PasswordHash };

/**
 * Whose password this is, or null. Only wrong guesses are counted, so that a person who signs in on many devices, or
 * many people behind one address, are never held up by being right.
 * @throws TooManyRequests after too many wrong guesses
 */
export async function checkPassword({ email, password, database, address }: SignInAttempt): Promise<Known | null> {
  const account = accountKey(email);
  const here = `${account} ${address}`;
  await guessesFromHere.demand(database, here);
  await guessesAtAccount.demand(database, account);
  await guessesOfAddress.demand(database, address);

  const known = await selectCredentials(database, email);
  const { isRight, isOutdated } = await verifyPassword(password, known?.password ?? null);
  if (!known?.password || !isRight) {
    await guessesFromHere.spend(database, here);
    await guessesAtAccount.spend(database, account);
    await guessesOfAddress.spend(database, address);
    return null;
  }
  await guessesFromHere.forget(database, here);
  const { id, role, password: old } = known;
  if (!isOutdated) return { id, role, password: old };
  const renewed = await hashPassword(password);
  return { id, role, password: (await renewPasswordHash(database, { id, old, password: renewed })) ? renewed : old };
}
