import { SET_UP_NEEDED } from '@common-ground/api/contracts/client.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Member, openDeskServer, PASSWORD, readCookie } from '../testing/openDeskServer.ts';

const { desk, site, rows, mailsTo, member, isKnown, isSignedIn, states, setUpFactor } = openDeskServer();

const login = (email: string, code?: string) =>
  site('POST', '/api/auth/login', { body: { email, password: PASSWORD, ...(code ? { code } : {}) } });
const demand = ({ cookie }: Member, roles: string[]) =>
  desk('POST', '/second-factor/roles', { cookie, body: { roles } });

beforeEach(async () => {
  await rows('TRUNCATE throttle.spent');
  await rows('DELETE FROM account.demanding_role');
});

describe('second factor', () => {
  it('is asked for once, by the sign-in that opens site and CMS', async () => {
    const ada = await member('ada', 'editor');
    const { secret } = await setUpFactor(ada);
    expect(await states(ada)).toEqual([true, true]);
    const asked = await login(ada.email);
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([401, null]);
    const entered = await login(ada.email, appCode(secret, 1));
    const { sessionToken, recoveryCodes } = await entered.clone().json();
    expect([await isSignedIn(sessionToken), await isKnown(readCookie(entered))]).toEqual([true, true]);
    expect(recoveryCodes).toBeUndefined();
  });

  it('is removed only by another administrator, with a reason and a mail to the user', async () => {
    const [warden, lost] = [await member('warden', 'admin'), await member('lost', 'editor')];
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [lost.id]);
    await setUpFactor(lost);
    const remove = (cookie: string, body: object) =>
      desk('POST', `/users/${lost.id}/second-factor/remove`, { cookie, body });
    const given = { password: PASSWORD, reason: 'Lost the phone, shown on a call' };
    expect((await remove(lost.cookie, given)).status).toBe(403);
    expect((await remove(warden.cookie, { ...given, password: 'a guess' })).status).toBe(403);
    expect((await remove(warden.cookie, { ...given, reason: ' ' })).status).toBe(400);
    expect((await login(lost.email)).status).toBe(401);
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
});

describe('role that requires a second factor', () => {
  it('is chosen by administrators who have one themselves', async () => {
    const [chief, tess] = [await member('chief', 'admin'), await member('tess', 'translator')];
    expect((await demand(tess, ['translator'])).status).toBe(403);
    expect((await demand(chief, ['user'])).status).toBe(400);
    expect((await demand(chief, ['admin'])).status).toBe(409);
    await setUpFactor(chief);
    expect((await demand(chief, ['admin', 'translator'])).status).toBe(200);
    const { roles } = await (await desk('GET', '/second-factor/roles', { cookie: chief.cookie })).json();
    expect(roles).toEqual(['admin', 'translator']);
    expect(await states(chief)).toEqual([true, true]);
  });

  it('signs out users without a second factor, and makes them set it up at the sign-in', async () => {
    const [boss, rose] = [await member('boss', 'admin'), await member('rose', 'translator')];
    await demand(boss, ['translator']);
    expect(await states(rose)).toEqual([false, false]);
    const refused = await login(rose.email);
    expect([refused.status, await refused.text(), refused.headers.get('set-cookie')]).toEqual([
      403,
      SET_UP_NEEDED,
      null,
    ]);
    const body = { email: rose.email, password: PASSWORD };
    const { secret } = await (await site('POST', '/api/auth/login/second-factor', { body })).json();
    expect((await login(rose.email, '123456')).status).toBe(403);
    const entered = await login(rose.email, appCode(secret));
    expect(entered.status, await entered.clone().text()).toBe(200);
    const { sessionToken, recoveryCodes } = await entered.clone().json();
    expect(recoveryCodes).toHaveLength(10);
    expect([await isSignedIn(sessionToken), await isKnown(readCookie(entered))]).toEqual([true, true]);
    const state = await site('GET', '/api/auth/second-factor', { token: sessionToken });
    expect(await state.json()).toMatchObject({ isOn: true, isDemanded: true, codesLeft: 10 });
    const end = { password: PASSWORD, code: recoveryCodes[0] };
    expect((await site('POST', '/api/auth/second-factor/end', { token: sessionToken, body: end })).status).toBe(409);
    expect((await login(rose.email, appCode(secret, 1))).status).toBe(200);
  });
});
