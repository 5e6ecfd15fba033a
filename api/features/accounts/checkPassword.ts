import type { ApiContext } from '../../platform/ApiContext.ts';
import { hashPassword, type PasswordHash, verifyPassword } from '../../platform/passwords/hashPassword.ts';
import { limitWrongTries } from '../../platform/throttle/limitWrongTries.ts';
import { countsFor } from './countsFor.ts';
import { renewPasswordHash, selectCredentials } from './queries/credentials.ts';
import { guesses } from './throttles.ts';

type SignInAttempt = { email: string; password: string };
/** `password` is the stored hash, after its renewal if it was outdated. */
export type Known = { id: number; role: string; password: PasswordHash };

/**
 * Returns the account that the email address and password belong to, or null. Renews an outdated hash. A right password
 * clears the account's own count (see `countsFor`). It does not count against the client address, so that many users
 * behind one address are not blocked.
 * @throws TooManyRequests after too many wrong guesses
 */
export async function checkPassword(
  { email, password }: SignInAttempt,
  asking: Pick<ApiContext, 'database' | 'request'>,
): Promise<Known | null> {
  const { database } = asking;
  const account = await selectCredentials(database, email);
  const { own, shared } = await countsFor({ email, id: account?.id ?? null }, asking, guesses);
  const known = await limitWrongTries(database, [own, ...shared], async () => {
    const { isRight, isOutdated } = await verifyPassword(password, account?.password ?? null);
    return account?.password && isRight ? { ...account, password: account.password, isOutdated } : null;
  });
  if (!known) return null;
  await own.throttle.forget(database, own.key);
  const { id, role, password: old, isOutdated } = known;
  if (!isOutdated) return { id, role, password: old };
  const renewed = await hashPassword(password);
  return { id, role, password: (await renewPasswordHash(database, { id, old, password: renewed })) ? renewed : old };
}
