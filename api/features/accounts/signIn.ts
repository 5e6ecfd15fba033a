import { type SignedIn, WRONG_CREDENTIALS } from '../../contracts/accounts/accounts.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Unauthorized } from '../../platform/errors.ts';
import { nameDevice } from '../../platform/nameDevice.ts';
import type { PasswordHash } from '../../platform/passwords/hashPassword.ts';
import { openDesk } from '../../platform/session/deskKey.ts';
import { createDeviceCookie } from '../../platform/session/knownDevice.ts';
import { isOwnRequest } from '../../platform/session/ownOrigin.ts';
import { startSession } from '../../platform/session/sessions.ts';
import { checkPassword } from './checkPassword.ts';
import { selectFactor } from './queries/secondFactors.ts';
import { selectUser } from './queries/selectUser.ts';
import { demandCode } from './second-factor/demandCode.ts';

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
  const user = await checkPassword(given, context);
  if (!user) throw new Unauthorized(WRONG_CREDENTIALS);
  const recoveryCodes = await demandCode(context.database, { userId: user.id, code });
  return { ...(await signIn(user, context)), ...(recoveryCodes ? { recoveryCodes } : {}) };
}

/**
 * Returns the cookies of a sign-in: the browser becomes a known device, and staff may enter the CMS. A request that
 * another site's page may have sent does not open the CMS, so that nobody is signed in there without knowing.
 */
export async function createSignInCookies({ sessionToken, user }: SignedIn, context: ApiContext): Promise<string[]> {
  const isOwn = isOwnRequest(context.request.headers, context.mailer.siteUrl);
  const desk = isOwn ? await openDesk(context, sessionToken) : null;
  return [createDeviceCookie(context, user.id), ...(desk ? [desk] : [])];
}

/** Returns the cookies of a new password. They do not open the CMS while a second factor is on, as no code was asked. */
export async function createNewPasswordCookies(signedIn: SignedIn, context: ApiContext): Promise<string[]> {
  const { id } = signedIn.user;
  const hasFactor = Boolean((await selectFactor(context.database, id))?.secret);
  return hasFactor ? [createDeviceCookie(context, id)] : createSignInCookies(signedIn, context);
}
