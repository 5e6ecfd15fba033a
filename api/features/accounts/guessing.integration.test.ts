import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/people.ts';
import { openAccountServer, readStatus } from './testing/openAccountServer.ts';

const { askReset, login, resetToken, reset, rows, send, signUp, verify, server } = openAccountServer();

const from = (address: string, cookie?: string) => ({ 'x-client-address': address, ...(cookie ? { cookie } : {}) });
/** Uses up every count that exists; counts that begin later are not affected. */
const useUp = () => rows('UPDATE throttle.spent SET points = 1000');
const points = () => rows('SELECT points FROM throttle.spent WHERE points <> 0');
const readCookie = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const readStatuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);
const times = (count: number, status: number) => Array(count).fill(status);

async function knownBrowser(password = PASSWORD, headers = {}): Promise<string> {
  const response = await login(password, headers);
  expect(response.status).toBe(200);
  return readCookie(response);
}

describe('guessing', () => {
  it('is counted before the password is checked, also in concurrent requests', async () => {
    await signUp();
    const statuses = await readStatuses(Array.from({ length: 40 }, (_, guess) => login(`guess ${guess}`)));
    expect(statuses.sort()).toEqual([...times(10, 401), ...times(30, 429)]);
  });

  it('is counted before the token of a mailed link is checked, also in concurrent requests', async () => {
    const guesses = Array.from({ length: 40 }, (_, guess) => verify(`${'x'.repeat(41)}${guess + 10}`));
    expect((await readStatuses(guesses)).sort()).toEqual([...times(30, 404), ...times(10, 429)]);
  });

  it('is not counted for right passwords, which clear the count of wrong ones', async () => {
    await signUp();
    await rows('DELETE FROM throttle.spent');
    expect(await readStatuses(Array.from({ length: 8 }, () => login()))).toEqual(times(8, 200));
    expect(await points()).toEqual([]);
    for (let guess = 0; guess < 9; guess++) await login(`guess ${guess}`);
    expect(await readStatus(login())).toBe(200);
    for (let guess = 0; guess < 9; guess++) expect(await readStatus(login(`guess ${guess}`))).toBe(401);
  });

  it('does not lock out the owner at another client address', async () => {
    await signUp();
    for (let place = 0; place < 4; place++) await login('a guess', from(`198.51.100.${place}`));
    await useUp();
    expect(await readStatus(login('a guess', from('198.51.100.1')))).toBe(429);
    expect(await readStatus(login(PASSWORD, from('203.0.113.200')))).toBe(200);
  });

  it('is counted together for all addresses of one IPv6 network', async () => {
    await signUp();
    for (let place = 1; place <= 10; place++)
      expect(await readStatus(login('a guess', from(`2001:db8:7:7::${place}`)))).toBe(401);
    expect(await readStatus(login(PASSWORD, from('2001:db8:7:7:ffff::1')))).toBe(429);
    expect(await readStatus(login(PASSWORD, from('2001:db8:7:8::1')))).toBe(200);
  });

  it('is counted for the same account under other spellings of its email address', async () => {
    const { user } = await signUp({ email: 'MIA@example.org' });
    expect(user.email).toBe('mia@example.org');
    const guess = (email: string) => send('POST', '/api/auth/login', { body: { email, password: 'a guess' } });
    for (let time = 0; time < 5; time++)
      for (const email of ['mia@example.org', 'ＭＩＡ@example.org']) expect(await readStatus(guess(email))).toBe(401);
    expect(await readStatus(guess('MIA@EXAMPLE.ORG'))).toBe(429);
  });
});

describe('known device', () => {
  it('is throttled separately from other devices at the same address', async () => {
    await signUp();
    const cookie = await knownBrowser();
    await login('a guess');
    await useUp();
    expect(await readStatus(login())).toBe(429);
    expect(await readStatus(login(PASSWORD, { cookie }))).toBe(200);
    for (let guess = 0; guess < 10; guess++)
      expect(await readStatus(login(`guess ${guess}`, { cookie: `a=b; ${cookie}; c=d` }))).toBe(401);
    expect(await readStatus(login(PASSWORD, { cookie }))).toBe(429);
    expect(await readStatus(login(PASSWORD, from('203.0.113.201')))).toBe(200);
  });

  it('is known only for accounts that signed in on it, and never with a forged cookie', async () => {
    await signUp();
    const mine = await knownBrowser();
    const { person } = server;
    server.person = { email: 'second@example.org', username: 'second person' };
    const both = readCookie(
      await send('POST', '/api/auth/register', {
        body: { ...server.person, password: PASSWORD },
        headers: { cookie: mine },
      }),
    );
    const other = await knownBrowser(PASSWORD, from('203.0.113.202'));
    server.person = person;
    await login('a guess');
    await useUp();
    const [name, ...signatures] = both.split('.');
    const forged = [
      other,
      `${name}.${signatures[0]}`,
      `${mine.slice(0, -2)}AA`,
      `${mine}x`,
      'known-device=',
      'known-device=x.y',
    ];
    for (const cookie of forged) expect(await readStatus(login(PASSWORD, { cookie })), cookie).toBe(429);
    for (const cookie of [mine, both]) expect(await readStatus(login(PASSWORD, { cookie })), cookie).toBe(200);
  });

  it('has an HttpOnly, SameSite cookie, which sign-out deletes on request', async () => {
    const { sessionToken } = await signUp();
    const [given] = (await login()).headers.getSetCookie();
    expect(given).toMatch(/^known-device=[\w-]{22}\.[\w-]{22}; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Strict$/);
    server.mailer.siteUrl = 'https://site.test';
    expect((await login()).headers.getSetCookie()[0]).toMatch(/; Secure$/);
    const headers = { origin: 'https://site.test' };
    const stays = await send('POST', '/api/auth/logout', { token: sessionToken, headers });
    expect(stays.headers.get('set-cookie')).not.toContain('known-device');
    const goes = await send('POST', '/api/auth/logout?forget=device', { headers });
    expect(goes.headers.getSetCookie()[1]).toMatch(/^known-device=; Max-Age=0; Path=\/; HttpOnly/);
    expect(await readStatus(login('a guess'))).toBe(401);
    expect((await login('a guess')).headers.get('set-cookie')).toBeNull();
  });
});

describe('links for a new password', () => {
  it('are mailed for a known device or a new client address when all other counts are used up', async () => {
    await signUp();
    const cookie = await knownBrowser();
    for (const place of [1, 2, 3]) await askReset(undefined, from(`198.51.100.${place}`));
    await askReset();
    await useUp();
    expect(await readStatus(askReset())).toBe(429);
    const before = server.mailer.sent.length;
    expect(await readStatus(askReset(undefined, from('203.0.113.203')))).toBe(200);
    expect(await readStatus(askReset(undefined, { cookie }))).toBe(200);
    expect(server.mailer.sent.slice(before).map(({ to }) => to)).toEqual([server.person.email, server.person.email]);
    expect(await readStatus(reset(server.mailer.sent.at(-1)?.link?.split('#')[1]))).toBe(200);
  });

  it('are not used up by a password that is refused', async () => {
    await signUp();
    const token = await resetToken();
    for (let time = 0; time < 31; time++) expect(await readStatus(reset(token, 'password'))).toBe(400);
    expect(await readStatus(reset(token))).toBe(200);
  });
});
