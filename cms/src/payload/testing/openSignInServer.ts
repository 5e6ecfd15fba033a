import { startSession } from '@common-ground/api/platform/session/sessions.ts';
import { beforeEach } from 'vitest';
import { type Member, openDeskServer, PASSWORD, readCookie } from './openDeskServer.ts';

type Headers = Record<string, string>;
type Token = Pick<Member, 'token'>;

/** Site and CMS as `openDeskServer`, for attacks on sign-ins. Each test begins without counts and without required factors. */
export function openSignInServer() {
  const desk = openDeskServer();
  const { server, site, rows, member } = desk;
  let times = 0;
  beforeEach(async () => {
    times += 1;
    await rows('TRUNCATE throttle.spent');
    await rows('DELETE FROM account.demanding_role');
  });
  return {
    ...desk,
    /** Creates an account that no other test has. */
    someone: (role = 'editor') => member(`${role.slice(0, 3)}.of.test.${times}`, role),
    login: (email: string, more: object = {}, headers?: Headers) =>
      site('POST', '/api/auth/login', { body: { email, password: PASSWORD, ...more }, headers }),
    openDesk: ({ token }: Token, body: object = { password: PASSWORD }, headers?: Headers) =>
      site('POST', '/api/auth/desk', { token, body, headers }),
    requireFactor: (role: string) => rows('INSERT INTO account.demanding_role VALUES ($1)', [role]),
    /** Resets the last used period, so that codes of the current period work again. */
    freeCodes: ({ id }: Member) => rows('UPDATE account.second_factor SET last_period = 0 WHERE user_id = $1', [id]),
    /** Starts a session as a sign-in does after its checks. */
    beginSession: async ({ id }: Member): Promise<Token> => {
      const [password] = await rows('SELECT hash, salt FROM account.password WHERE user_id = $1', [id]);
      return { token: String(await startSession(server.test.pool, { userId: id, password, device: '' })) };
    },
  };
}

/** Returns status, text and the cookie of the CMS. */
export async function readAnswer(asked: Promise<Response>): Promise<[number, string, string]> {
  const response = await asked;
  return [response.status, await response.text(), readCookie(response)];
}
