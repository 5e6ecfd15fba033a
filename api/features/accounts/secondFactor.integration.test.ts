import { beforeEach, describe, expect, it } from 'vitest';
import { WRONG_CODE } from '../../contracts/accounts/secondFactor.ts';
import { CODE_NEEDED } from '../../contracts/client.ts';
import { PASSWORD } from '../../testing/people.ts';
import { appCode } from './testing/appCode.ts';
import { openAccountServer, readStatus, saidBy } from './testing/openAccountServer.ts';

const { me, rows, send, server, signIn, signUp } = openAccountServer();

type Member = { id: number; token: string };

async function staff(role = 'editor'): Promise<Member> {
  const { sessionToken, user } = await signUp();
  await rows('UPDATE users SET role = $2::enum_users_role, is_verified = true WHERE id = $1', [user.id, role]);
  return { id: user.id, token: sessionToken };
}

const PATH = '/api/auth/second-factor';
const begin = ({ token }: Member, body: object = { password: PASSWORD }) => send('POST', PATH, { token, body });
const confirm = ({ token }: Member, code: string) => send('POST', `${PATH}/confirm`, { token, body: { code } });
const end = ({ token }: Member, body: object) => send('POST', `${PATH}/end`, { token, body });
const login = (code?: string) =>
  send('POST', '/api/auth/login', {
    body: { email: server.person.email, password: PASSWORD, ...(code ? { code } : {}) },
  });
/** Resets the last used period, so that codes of the current period work again. */
const freeCodes = ({ id }: Member) => rows('UPDATE account.second_factor SET last_period = 0 WHERE user_id = $1', [id]);

/** Sets up a second factor. @returns as `used` the code that confirmed it */
async function setUp(person: Member): Promise<{ secret: string; used: string; recoveryCodes: string[] }> {
  const { secret } = await (await begin(person)).json();
  const used = appCode(secret);
  const confirmed = await confirm(person, used);
  expect(confirmed.status, await confirmed.clone().text()).toBe(200);
  return { secret, used, ...(await confirmed.json()) };
}

beforeEach(() => rows('TRUNCATE throttle.spent'));

describe('second factor', () => {
  it('needs the password, is stored encrypted, and ends the other sessions', async () => {
    const ada = await staff();
    expect(await readStatus(begin(ada, { password: 'a guess' }))).toBe(403);
    expect(await readStatus(begin(ada, {}))).toBe(400);
    expect(await readStatus(confirm(ada, '123456'))).toBe(409);
    const { secret, address } = await (await begin(ada)).json();
    expect(address).toContain(`secret=${secret}`);
    expect(await readStatus(confirm(ada, appCode(secret, 5)))).toBe(403);
    // No code is needed until the second factor is confirmed.
    const other = await signIn();
    const { recoveryCodes } = await (await confirm(ada, appCode(secret))).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await me(other), await me(ada.token)]).toEqual([401, 200]);
    const stored = JSON.stringify([
      await rows('SELECT * FROM account.second_factor'),
      await rows('SELECT * FROM account.recovery_code'),
    ]);
    for (const shown of [secret, ...recoveryCodes]) expect(stored).not.toContain(shown);
    const state = await (await send('GET', PATH, { token: ada.token })).json();
    expect(state).toEqual({ isOn: true, since: expect.any(String), codesLeft: 10, isDemanded: false });
  });

  it('is asked for at sign-in, and takes each code once', async () => {
    const grace = await staff();
    const { secret, used, recoveryCodes } = await setUp(grace);
    expect(await saidBy(login())).toEqual([401, CODE_NEEDED]);
    // The code that confirmed the second factor is used up.
    expect(await saidBy(login(used))).toEqual([401, WRONG_CODE]);
    const next = appCode(secret, 1);
    expect(await (await login(`${next.slice(0, 3)} ${next.slice(3)}`)).json()).toEqual({
      sessionToken: expect.any(String),
      user: expect.objectContaining({ id: grace.id }),
    });
    const wrong = [
      next,
      '000000',
      appCode(secret, -3),
      appCode(secret, 3),
      'abcde-fghij',
      '1',
      'x'.repeat(41),
      '\u0000',
    ];
    for (const code of wrong) expect((await login(code)).ok, code).toBe(false);
    const [recovery = ''] = recoveryCodes;
    expect(await readStatus(login(` ${recovery.toUpperCase()} `))).toBe(200);
    expect(await readStatus(login(recovery))).toBe(401);
    await freeCodes(grace);
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => login(appCode(secret))));
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is not asked for without a staff role, and ends such sessions when the user gets one', async () => {
    const joan = await staff();
    await setUp(joan);
    await rows(`UPDATE users SET role = 'user' WHERE id = $1`, [joan.id]);
    const token = await signIn();
    for (const call of [begin, (person: Member) => end(person, { password: PASSWORD, code: '123456' })])
      expect(await readStatus(call({ ...joan, token }))).toBe(403);
    expect(await me(token)).toBe(200);
    await rows(`UPDATE users SET role = 'reviewer' WHERE id = $1`, [joan.id]);
    expect(await me(token)).toBe(401);
    expect(await saidBy(login())).toEqual([401, CODE_NEEDED]);
  });

  it('is replaced, and turned off with a mail, by the password and a code', async () => {
    const mary = await staff();
    const first = await setUp(mary);
    expect(await readStatus(begin(mary))).toBe(403);
    const { secret } = await (await begin(mary, { password: PASSWORD, code: first.recoveryCodes[0] })).json();
    // The earlier one works until the new one is confirmed.
    expect(await readStatus(login(appCode(first.secret, 1)))).toBe(200);
    const { recoveryCodes } = await (await confirm(mary, appCode(secret))).json();
    expect(await readStatus(login(first.recoveryCodes[1]))).toBe(401);
    for (const body of [
      { password: PASSWORD, code: '123456' },
      { password: 'a guess', code: recoveryCodes[0] },
    ])
      expect(await readStatus(end(mary, body))).toBe(403);
    server.mailer.sent.length = 0;
    expect(await readStatus(end(mary, { password: PASSWORD, code: recoveryCodes[0] }))).toBe(200);
    expect(server.mailer.sent).toEqual([
      expect.objectContaining({
        to: server.person.email,
        subject: expect.stringContaining('no longer asks for a code'),
      }),
    ]);
    expect(await readStatus(login())).toBe(200);
    expect(await rows('SELECT FROM account.recovery_code WHERE user_id = $1', [mary.id])).toEqual([]);
    expect(await readStatus(end(mary, { password: PASSWORD, code: recoveryCodes[1] }))).toBe(409);
  });

  it('limits the number of codes, also of concurrent ones, whatever the client address', async () => {
    const alan = await staff();
    const { secret } = await setUp(alan);
    const guess = (at: number) => {
      server.address = `198.51.100.${at}`;
      return login(`00000${at}`);
    };
    const guesses = await Promise.all(Array.from({ length: 25 }, (_, at) => guess(at)));
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    await freeCodes(alan);
    expect(await readStatus(login(appCode(secret)))).toBe(429);
  });
});
