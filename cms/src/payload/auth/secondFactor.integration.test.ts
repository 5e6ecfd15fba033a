import { SET_UP_AT_DESK, WRONG_CODE } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { CODE_NEEDED } from '@common-ground/api/contracts/client.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Member, openDeskServer, PASSWORD, readCookie } from '../testing/openDeskServer.ts';

const { desk, site, rows, mailsTo, member, isKnown, states } = openDeskServer();

const PATH = '/second-factor';
const login = (email: string, code?: string) =>
  desk('POST', '/users/login', { body: { email, password: PASSWORD, ...(code ? { code } : {}) } });
const siteLogin = (email: string, code?: string) =>
  site('POST', '/api/auth/login', { body: { email, password: PASSWORD, ...(code ? { code } : {}) } });
const begin = ({ cookie }: Member, body: object = { password: PASSWORD }) => desk('POST', PATH, { cookie, body });
const confirm = ({ cookie }: Member, code: string) => desk('POST', `${PATH}/confirm`, { cookie, body: { code } });
const demand = ({ cookie }: Member, roles: string[]) => desk('POST', `${PATH}/roles`, { cookie, body: { roles } });
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

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await rows('TRUNCATE throttle.spent');
  await rows('DELETE FROM account.demanding_role');
});

describe('second factor', () => {
  it('needs the password, is stored encrypted, and ends older sessions', async () => {
    const ada = await member('ada', 'editor');
    expect((await begin(ada, { password: 'a guess' })).status).toBe(403);
    expect((await begin(ada, {})).status).toBe(400);
    expect((await confirm(ada, '123456')).status).toBe(409);
    const { secret, address } = await (await begin(ada)).json();
    expect(address).toContain(`secret=${secret}`);
    expect((await confirm(ada, appCode(secret, 5))).status).toBe(403);
    // No code is needed until the second factor is confirmed.
    const other = readCookie(await login(ada.email));
    const { recoveryCodes } = await (await confirm(ada, appCode(secret))).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await isKnown(other), ...(await states(ada))]).toEqual([false, false, true]);
    const kept = JSON.stringify([
      await rows('SELECT * FROM account.second_factor'),
      await rows('SELECT * FROM account.recovery_code'),
    ]);
    for (const told of [secret, ...recoveryCodes]) expect(kept).not.toContain(told);
    expect(await (await desk('GET', PATH, { cookie: ada.cookie })).json()).toMatchObject({ isOn: true, codesLeft: 10 });
  });

  it('is needed at CMS and site, and each code works once', async () => {
    const grace = await member('grace', 'editor');
    const { secret, used, recoveryCodes } = await setUp(grace);
    const asked = await login(grace.email);
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([401, null]);
    expect((await asked.json()).errors[0]).toEqual({ message: CODE_NEEDED, name: 'CodeNeeded', data: {} });
    const atSite = await siteLogin(grace.email);
    expect([atSite.status, await atSite.text()]).toEqual([401, CODE_NEEDED]);
    // The code that confirmed the second factor is used up.
    const again = await siteLogin(grace.email, used);
    expect([again.status, await again.text()]).toEqual([401, WRONG_CODE]);
    const next = appCode(secret, 1);
    expect(await (await siteLogin(grace.email, `${next.slice(0, 3)} ${next.slice(3)}`)).json()).toMatchObject({
      sessionToken: expect.any(String),
      user: { id: grace.id },
    });
    expect((await login(grace.email, next)).status).toBe(401);
    for (const code of [
      '000000',
      appCode(secret, -3),
      appCode(secret, 3),
      'abcde-fghij',
      '1',
      'x'.repeat(41),
      '\u0000',
    ])
      expect((await login(grace.email, code)).ok, code).toBe(false);
    const [recovery = ''] = recoveryCodes;
    expect(await isKnown(readCookie(await login(grace.email, ` ${recovery.toUpperCase()} `)))).toBe(true);
    expect((await siteLogin(grace.email, recovery)).status).toBe(401);
    await freeCodes(grace);
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => siteLogin(grace.email, appCode(secret))));
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('limits the number of codes, also of concurrent ones', async () => {
    const alan = await member('alan', 'editor');
    const { secret } = await setUp(alan);
    const guesses = await Promise.all(Array.from({ length: 25 }, (_, at) => siteLogin(alan.email, `00000${at}`)));
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    await freeCodes(alan);
    for (const ask of [login, siteLogin]) expect((await ask(alan.email, appCode(secret))).status).toBe(429);
  });

  it('is not needed without a staff role, and is needed when the user gets one', async () => {
    const joan = await member('joan', 'editor');
    await setUp(joan);
    await rows(`UPDATE users SET role = 'user' WHERE id = $1`, [joan.id]);
    const { sessionToken: token } = await (await siteLogin(joan.email)).json();
    expect((await site('GET', '/api/auth/me', { token })).status).toBe(200);
    await rows(`UPDATE users SET role = 'reviewer' WHERE id = $1`, [joan.id]);
    expect((await site('GET', '/api/auth/me', { token })).status).toBe(401);
    expect((await siteLogin(joan.email)).status).toBe(401);
  });

  it('is replaced and turned off with the password and a code', async () => {
    const mary = await member('mary', 'editor');
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [mary.id]);
    const first = await setUp(mary);
    expect((await begin(mary)).status).toBe(403);
    const body = { password: PASSWORD, code: first.recoveryCodes[0] };
    const { secret } = await (await begin(mary, body)).json();
    expect((await siteLogin(mary.email, appCode(first.secret, 1))).status).toBe(200);
    const { recoveryCodes } = await (await confirm(mary, appCode(secret))).json();
    expect((await siteLogin(mary.email, first.recoveryCodes[1])).status).toBe(401);
    const off = (given: object) => desk('POST', `${PATH}/end`, { cookie: mary.cookie, body: given });
    for (const given of [
      { password: PASSWORD, code: '123456' },
      { password: 'a guess', code: recoveryCodes[0] },
    ])
      expect((await off(given)).status).toBe(403);
    expect((await off({ password: PASSWORD, code: recoveryCodes[0] })).status).toBe(200);
    expect(await mailsTo(mary.email)).toContain('no longer asks for a code');
    expect((await siteLogin(mary.email)).status).toBe(200);
    expect(await rows('SELECT FROM account.recovery_code WHERE user_id = $1', [mary.id])).toEqual([]);
  });
});

describe('role that needs a second factor', () => {
  it('signs out users without a second factor, and makes them set it up at sign-in', async () => {
    const [chief, tess] = [await member('chief', 'admin'), await member('tess', 'translator')];
    expect((await demand(tess, ['translator'])).status).toBe(403);
    expect((await demand(chief, ['user'])).status).toBe(400);
    expect((await demand(chief, ['admin'])).status).toBe(409);
    await setUp(chief);
    expect((await demand(chief, ['admin', 'translator'])).status).toBe(200);
    expect([await isKnown(chief.cookie), ...(await states(tess))]).toEqual([true, false, false]);
    const atSite = await siteLogin(tess.email);
    expect([atSite.status, await atSite.text()]).toEqual([403, SET_UP_AT_DESK]);
    const asked = await login(tess.email);
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([401, null]);
    const { proposed } = (await asked.json()).errors[0].data;
    expect((await login(tess.email, '123456')).status).toBe(403);
    const entered = await login(tess.email, appCode(proposed.secret));
    expect(entered.status, await entered.clone().text()).toBe(200);
    expect((await entered.json()).recoveryCodes).toHaveLength(10);
    const cookie = readCookie(entered);
    expect(await isKnown(cookie)).toBe(true);
    const body = { password: PASSWORD, code: appCode(proposed.secret, 1) };
    expect((await desk('POST', `${PATH}/end`, { cookie, body })).status).toBe(409);
    expect((await siteLogin(tess.email, appCode(proposed.secret, 1))).status).toBe(200);
  });

  it('signs out a user without a second factor who gets the role', async () => {
    const [boss, rose] = [await member('boss', 'admin'), await member('rose', 'reviewer')];
    await demand(boss, ['editor']);
    expect(await states(rose)).toEqual([true, true]);
    await desk('PATCH', `/users/${rose.id}`, { cookie: boss.cookie, body: { role: 'editor' } });
    expect(await states(rose)).toEqual([false, false]);
  });
});

it('lets only administrators remove a second factor, with a reason and a mail to the user', async () => {
  const [warden, lost] = [await member('warden', 'admin'), await member('lost', 'editor')];
  await rows('UPDATE users SET is_verified = true WHERE id = $1', [lost.id]);
  await setUp(lost);
  const remove = (cookie: string, body: object) =>
    desk('POST', `/users/${lost.id}/second-factor/remove`, { cookie, body });
  const given = { password: PASSWORD, reason: 'Lost the phone, shown on a call' };
  expect((await remove(lost.cookie, given)).status).toBe(403);
  expect((await remove(warden.cookie, { ...given, password: 'a guess' })).status).toBe(403);
  expect((await remove(warden.cookie, { ...given, reason: ' ' })).status).toBe(400);
  expect((await siteLogin(lost.email)).status).toBe(401);
  expect((await remove(warden.cookie, given)).status).toBe(200);
  expect((await remove(warden.cookie, given)).status).toBe(404);
  expect(await mailsTo(lost.email)).toContain('no longer asks for a code');
  expect(await states(lost)).toEqual([false, false]);
  expect((await login(lost.email)).status).toBe(200);
  const seen = await desk('GET', `/users/${lost.id}/second-factor`, { cookie: warden.cookie });
  expect(await seen.json()).toMatchObject({
    isOn: false,
    events: [
      { kind: 'removed', by: 'warden', reason: given.reason },
      { kind: 'on', by: 'lost' },
    ],
  });
});
