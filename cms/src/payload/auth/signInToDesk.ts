import { codeSchema } from '@common-ground/api/contracts/accounts/accounts.ts';
import { STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { checkPassword } from '@common-ground/api/features/accounts/checkPassword.ts';
import { demandCodeAtDesk } from '@common-ground/api/features/accounts/second-factor/demandCode.ts';
import { Forbidden } from '@common-ground/api/platform/errors.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { findMailer } from '@common-ground/api/platform/mail/Mailer.ts';
import { createDeviceHeader } from '@common-ground/api/platform/session/knownDevice.ts';
import { AuthenticationError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { answerError } from './answerError.ts';
import { startDeskSession } from './startDeskSession.ts';

const NOT_STAFF = 'Your password is right, but this account is not allowed into the CMS.';

/**
 * Replaces Payload's sign-in, which answers faster for unknown addresses and counts guesses by account alone. Only
 * staff gets a session: with one, other users could change their account past the checks of the site's calls.
 */
export const signInToDesk: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const asking = { database: findDatabase(req), mailer: findMailer(req), request: req as Request };
    try {
      const { code, ...given } = readCredentials(req);
      const known = await checkPassword(given, asking);
      if (!known) throw new AuthenticationError(req.t);
      if (!STAFF.some((role) => role === known.role)) throw new Forbidden(NOT_STAFF);
      const recoveryCodes = await demandCodeAtDesk(asking.database, { userId: known.id, code });
      const session = await startDeskSession(req, known);
      if (!session) throw new AuthenticationError(req.t);
      const headers = new Headers({ 'cache-control': 'no-store', 'set-cookie': createCookie(req, session.token) });
      headers.append('set-cookie', createDeviceHeader(asking, known.id)['set-cookie']);
      const body = { message: req.t('authentication:passed'), ...session, ...(recoveryCodes ? { recoveryCodes } : {}) };
      return Response.json(body, { headers });
    } catch (error) {
      return answerError(error);
    }
  },
};

function createCookie({ payload }: PayloadRequest, token: string): string {
  const { auth } = payload.collections.users.config;
  return generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }) as string;
}

function readCredentials({ data }: PayloadRequest): { email: string; password: string; code: string | undefined } {
  const { email, password, code } = data ?? {};
  return {
    email: typeof email === 'string' ? email.trim() : '',
    password: typeof password === 'string' ? password : '',
    code: typeof code === 'string' ? codeSchema.safeParse(code).data : undefined,
  };
}
