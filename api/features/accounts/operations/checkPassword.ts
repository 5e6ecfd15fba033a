import type { Database } from '../../../platform/Database.ts';
import { hashPassword } from '../../../platform/passwords/hashPassword.ts';
import { verifyPassword } from '../../../platform/passwords/verifyPassword.ts';
import { selectCredentials, updatePassword } from '../queries/credentials.ts';
import { guessesAtAccount, guessesFromHere, guessesOfAddress } from '../throttles.ts';

type Given = { email: string; password: string; database: Database; address: string };

/**
 * Whose password this is, or null. Only wrong guesses are counted, so that a person who signs in on many devices, or
 * many people behind one address, are never held up by being right.
 * @throws TooManyRequests after too many wrong guesses
 */
export async function checkPassword({ email, password, database, address }: Given) {
  const account = email.normalize('NFKC').toLowerCase();
  const here = `${account} ${address}`;
  await guessesFromHere.demand(database, here);
  await guessesAtAccount.demand(database, account);
  await guessesOfAddress.demand(database, address);

  const known = await selectCredentials(database, email);
  const { isRight, isOutdated } = await verifyPassword(password, known?.password ?? null);
  if (!known || !isRight) {
    await guessesFromHere.spend(database, here);
    await guessesAtAccount.spend(database, account);
    await guessesOfAddress.spend(database, address);
    return null;
  }
  if (isOutdated) await updatePassword(database, known.id, await hashPassword(password));
  await guessesFromHere.forget(database, here);
  return { id: known.id, role: known.role };
}
