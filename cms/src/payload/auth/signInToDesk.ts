import { givenCode } from '@common-ground/api/contracts/accounts/accounts.ts';
import { STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { checkPassword } from '@common-ground/api/features/accounts/checkPassword.ts';
import { demandCodeAtDesk } from '@common-ground/api/features/accounts/second-factor/demandCode.ts';
import { clientAddress } from '@common-ground/api/platform/clientAddress.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { Forbidden } from '@common-ground/api/platform/errors.ts';
import { AuthenticationError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { answerError } from './answerError.ts';

const NOT_STAFF = 'Your password is right, but this account is not allowed into the CMS.';

/**
 * Stands before Payload's own sign-in, which answers unknown people faster than known ones and counts guesses for each
 * account alone. Here both are answered alike, and guesses are counted with those at the public sign-in: it is the same
 * password. Payload then signs in whoever was right and is staff: a session here would let members of the site change
 * their account around what the site's calls ask of them.
 */
export const signInToDesk: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { email, password, code } = credentialsOf(req);
    const address = clientAddress(req as unknown as Request);
    let recoveryCodes: string[] | undefined;
    try {
      const user = await checkPassword({ email, password, database: databaseOf(req), address });
      if (!user) throw new AuthenticationError(req.t);
      if (!STAFF.some((role) => role === user.role)) throw new Forbidden(NOT_STAFF);
      recoveryCodes = await demandCodeAtDesk(databaseOf(req), { userId: user.id, code });
    } catch (error) {
      return answerError(error);
    }
    const result = await req.payload.login({ collection: 'users', data: { email, password }, req });
    const { auth } = req.payload.collections.users.config;
    const { cookiePrefix } = req.payload.config;
    const cookie = generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token: result.token ?? '' });
    return Response.json(
      { message: req.t('authentication:passed'), ...result, ...(recoveryCodes ? { recoveryCodes } : {}) },
      { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } },
    );
  },
};

function credentialsOf({ data }: PayloadRequest): { email: string; password: string; code: string | undefined } {
  const { email, password, code } = data ?? {};
  return {
    email: typeof email === 'string' ? email.trim() : '',
    password: typeof password === 'string' ? password : '',
    code: typeof code === 'string' ? givenCode.safeParse(code).data : undefined,
  };
}
