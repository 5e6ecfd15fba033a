import { openAccountServer, readStatus } from '@common-ground/api/features/accounts/testing/openAccountServer.ts';
import { PASSWORD } from '@common-ground/api/testing/people.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolder } from '../start/DataFolder.ts';
import { adminCommand } from './adminCommand.ts';

const { login, me, reset, rows, server, signUp } = openAccountServer();

const SITE_URL = 'https://site.example';
let printed: string[] = [];
let errors: string[] = [];
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', server.pool.options.connectionString);
  vi.stubEnv('DATABASE_DIRECT_URL', server.url);
  vi.stubEnv('SITE_URL', SITE_URL);
  printed = [];
  errors = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs the command and returns the token of the printed link. */
async function askLink(email: string = server.person.email): Promise<string> {
  expect(await adminCommand([email]), errors.join()).toBe(0);
  const [address, token = ''] = printed.at(-1)?.split('\n')[0]?.split('#') ?? [];
  expect(address).toBe(`${SITE_URL}/auth/reset`);
  return token;
}

const NEW_PASSWORD = 'a heron over the marsh';
const useLink = (token: string) => readStatus(reset(token, NEW_PASSWORD));
const selectAccount = async (email: string = server.person.email) =>
  (await rows('SELECT username, display_name, role, is_verified FROM users WHERE email = $1', [email]))[0];
const isAdministrator = { role: 'admin', is_verified: true };

describe('npm run admin', () => {
  it('creates a missing account, which its link makes a verified administrator with a password', async () => {
    const token = await askLink('Ada.Byron@Example.net');
    const email = 'ada.byron@example.net';
    const account = { username: 'Ada.Byron', display_name: 'Ada.Byron' };
    expect(await selectAccount(email)).toEqual({ ...account, role: 'user', is_verified: false });
    server.person.email = email;
    expect(await readStatus(login(PASSWORD))).toBe(401);
    expect(await useLink(token)).toBe(200);
    expect(await selectAccount(email)).toEqual({ ...account, ...isAdministrator });
    expect(await readStatus(login(NEW_PASSWORD))).toBe(200);
    expect(await rows('SELECT FROM user_profiles p JOIN users u ON u.id = user_id WHERE email = $1', [email])).toEqual([
      {},
    ]);
  });

  it('prints the address of the running site, unless SITE_URL is set', async () => {
    const running = vi.spyOn(DataFolder.prototype, 'findSiteUrl').mockReturnValue('http://127.0.0.1:4400');
    await askLink();
    vi.stubEnv('SITE_URL', '');
    await adminCommand([server.person.email]);
    expect(printed.at(-1)).toMatch(/^http:\/\/127\.0\.0\.1:4400\/auth\/reset#/);
    running.mockReturnValue(undefined);
    await adminCommand([server.person.email]);
    expect(printed.at(-1)).toMatch(/^http:\/\/127\.0\.0\.1:4321\/auth\/reset#/);
  });

  it('says until when the link works', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-29T16:40:30Z'), toFake: ['Date'] });
    await askLink();
    vi.useRealTimers();
    expect(printed.join()).toMatch(/works once, until 2026-11-30 16:40 UTC\.$/);
  });

  it.each([false, true])(
    'makes an account with is_verified = %s an administrator and ends its sessions',
    async (isVerified) => {
      const { sessionToken, user } = await signUp();
      await rows('UPDATE users SET is_verified = $2 WHERE id = $1', [user.id, isVerified]);
      const token = await askLink(server.person.email.toUpperCase());
      expect(await me(sessionToken)).toBe(200);
      expect(await selectAccount()).toMatchObject({ role: 'user', is_verified: isVerified });
      expect(await useLink(token)).toBe(200);
      expect(await selectAccount()).toMatchObject(isAdministrator);
      expect(await me(sessionToken)).toBe(401);
      expect([await readStatus(login(PASSWORD)), await readStatus(login(NEW_PASSWORD))]).toEqual([401, 200]);
    },
  );

  it('makes the link of an earlier run invalid', async () => {
    const [first, second] = [await askLink(), await askLink()];
    expect([await useLink(first), await useLink(second)]).toEqual([404, 200]);
  });

  it('prints a link that works once', async () => {
    const token = await askLink();
    expect([await useLink(token), await useLink(token)]).toEqual([200, 404]);
  });

  it('prints a link that is refused after its end', async () => {
    const token = await askLink();
    await rows('UPDATE account.mailed_link SET expires_at = now()');
    expect(await useLink(token)).toBe(404);
    expect(await selectAccount()).toMatchObject({ role: 'user', is_verified: false });
  });

  it.each([
    ['is taken', 'grace@one.example', 'grace@two.example', /^grace2$/],
    ['looks like one that is taken', 'paypal@one.example', 'paypa1@two.example', /^paypa12$/],
    ['is too short', '', 'bo@two.example', /^bo2$/],
    ['is reserved', '', 'admin@two.example', /^user-[0-9a-f]{8}$/],
    ['has characters that names may not have', '', "_o'neil+site@two.example", /^user-[0-9a-f]{8}$/],
    ['is too long', '', `${'long.'.repeat(10)}name@two.example`, /^(long\.){7}long$/],
  ])('chooses another user name when the local part %s', async (_, earlier, email, username) => {
    if (earlier) await askLink(earlier);
    await askLink(email);
    expect((await selectAccount(email)).username).toMatch(username);
  });

  it.each(['nobody', 'nobody@example', 'Ada <ada@example.net>', 'a b@example.net'])(
    'refuses %o, which is no address, and creates no account',
    async (email) => {
      const before = await rows('SELECT count(*) FROM users');
      expect(await adminCommand([email])).toBe(1);
      expect(errors).toEqual([`${email} is not an email address.`]);
      expect(await rows('SELECT count(*) FROM users')).toEqual(before);
    },
  );

  it.each([[[]], [['']], [['--help']], [['a@example.net', 'b@example.net']]])(
    'prints its usage for the arguments %j',
    async (args) => {
      expect(await adminCommand(args)).toBe(1);
      expect([printed, errors]).toEqual([[], ['Usage: npm run admin -- EMAIL']]);
    },
  );
});
