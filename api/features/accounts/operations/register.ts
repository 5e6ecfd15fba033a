import type { z } from 'zod';
import { NAME_TAKEN, type registrationSchema, type SignedIn } from '../../../contracts/accounts.ts';
import { clientAddress } from '../../../platform/clientAddress.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import { Conflict } from '../../../platform/errors.ts';
import { hashPassword } from '../../../platform/passwords/hashPassword.ts';
import { insertUser } from '../queries/insertUser.ts';
import { registrations } from '../throttles.ts';
import { signIn } from './signIn.ts';

/** Makes an account and signs in. Says only that name or address is in use, not which of the two. */
export async function register(
  { email, username, password }: z.output<typeof registrationSchema>,
  context: ApiContext,
): Promise<SignedIn> {
  const { database, request } = context;
  await registrations.spend(database, clientAddress(request));
  const id = await insertUser(database, { email, username, password: await hashPassword(password) });
  if (id === null) throw new Conflict(NAME_TAKEN);
  return signIn(database, id);
}
