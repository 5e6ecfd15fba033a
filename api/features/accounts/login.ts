import { type SignedIn, WRONG_CREDENTIALS } from '../../contracts/accounts/accounts.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { Unauthorized } from '../../platform/errors.ts';
import { checkPassword } from './checkPassword.ts';
import { signIn } from './signIn.ts';

/** Signs in. An unknown address and a wrong password are answered alike, in words and in time. */
export async function login(given: { email: string; password: string }, context: ApiContext): Promise<SignedIn> {
  const { database, request } = context;
  const user = await checkPassword({ ...given, database, address: clientAddress(request) });
  if (!user) throw new Unauthorized(WRONG_CREDENTIALS);
  return signIn(user, context);
}
