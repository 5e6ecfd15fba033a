import { type SignedIn, WRONG_CREDENTIALS } from '../../contracts/accounts/accounts.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Unauthorized } from '../../platform/errors.ts';
import { nameDevice } from '../../platform/nameDevice.ts';
import type { PasswordHash } from '../../platform/passwords/hashPassword.ts';
import { startSession } from '../../platform/session/sessions.ts';
import { checkPassword } from './checkPassword.ts';
import { selectUser } from './queries/selectUser.ts';
import { demandCodeAtSite } from './second-factor/demandCode.ts';

/** Starts a session. @throws Unauthorized when `password` is no longer the stored hash, or the account was deleted */
export async function signIn(
  { id, password }: { id: number; password: PasswordHash },
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<SignedIn> {
  const sessionToken = await startSession(database, { userId: id, password, device: nameDevice(request) });
  const user = sessionToken && (await selectUser(database, id));
  if (!sessionToken || !user) throw new Unauthorized();
  return { sessionToken, user };
}

type Credentials = { email: string; password: string; code?: string | undefined };

/** Signs a user in. Responds alike, in words and in time, to an unknown address and to a wrong password. */
export async function login({ code, ...given }: Credentials, context: ApiContext): Promise<SignedIn> {
  const { database } = context;
  const user = await checkPassword(given, context);
  if (!user) throw new Unauthorized(WRONG_CREDENTIALS);
  await demandCodeAtSite(database, { userId: user.id, code });
  return signIn(user, context);
}
