import { SET_UP_NEEDED } from '../../contracts/client.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Forbidden, Unauthorized } from '../../platform/errors.ts';
import { openDesk } from '../../platform/session/deskKey.ts';
import { isOwnRequest } from '../../platform/session/ownOrigin.ts';
import { findToken } from '../../platform/session/token.ts';
import { demandOwnPassword } from './demandOwnPassword.ts';
import { checkCode } from './second-factor/demandCode.ts';

type Shown = { password: string; code?: string | undefined };

/**
 * Checks password and second factor, as a sign-in does, for a session of the site whose key for the CMS has lapsed.
 * @throws Forbidden for a wrong password, a missing second factor that the role requires, or a request that may come
 *   from another site's page; TooManyRequests
 * @throws Unauthorized for a missing or wrong code
 */
export async function checkBeforeDesk(
  { password, code }: Shown,
  context: ApiContext & { actor: Actor },
): Promise<void> {
  const { actor, database, mailer, request } = context;
  if (!isOwnRequest(request.headers, mailer.siteUrl)) throw new Forbidden(`The CMS opens only at ${mailer.siteUrl}`);
  await demandOwnPassword({ userId: actor.id, password }, context);
  const factor = await checkCode(database, { userId: actor.id, code });
  if (factor?.isDemanded && !factor.secret) throw new Forbidden(SET_UP_NEEDED);
}

/** Returns the cookie that opens the CMS. @throws Forbidden when `openDesk` returns none, Unauthorized without a token */
export async function createOwnDeskCookie(context: ApiContext): Promise<string> {
  const token = findToken(context.request);
  if (!token) throw new Unauthorized();
  const cookie = await openDesk(context, token);
  if (!cookie) throw new Forbidden();
  return cookie;
}
