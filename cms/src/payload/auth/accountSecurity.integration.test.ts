import { NAME_AMBIGUOUS } from '@common-ground/api/contracts/accounts/accounts.ts';
import { endpoints } from '@common-ground/api/endpoints.ts';
import { createRequester } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDeskServer, PASSWORD, readCookie } from '../testing/openDeskServer.ts';

const { server, desk, site, rows, mails, mailsTo, member, enter, isKnown, isSignedIn, states } = openDeskServer();
const patch = (id: number, cookie: string, body: object) => desk('PATCH', `/users/${id}`, { cookie, body });

beforeEach(() => {});

describe('sign-in at the site', () => {
  it('opens the CMS for staff only, with a cookie that scripts and other sites cannot use', async () => {
    const email = 'once@example.org';
    const body = { email, username: 'once', password: PASSWORD };
    const registered = await site('POST', '/api/auth/register', { body });
    const login = () => site('POST', '/api/auth/login', { body: { email: 'Once@example.org', password: PASSWORD } });
    expect([registered.status, readCookie(registered), readCookie(await login())]).toEqual([200, '', '']);
    await rows(`UPDATE users SET role = 'translator' WHERE username = 'once'`);
    const response = await login();
    const [cookie] = response.headers.getSetCookie().filter((one) => one.startsWith('desk-key'));
    expect(cookie).toMatch(/^desk-key=[\w-]{43}; Path=\/cms; HttpOnly; SameSite=Strict$/);
    const seen = await desk('GET', '/users/me', { cookie: readCookie(response) });
    expect(await seen.json()).toMatchObject({ user: { email, role: 'translator' }, exp: expect.any(Number) });
    expect(seen.headers.get('cache-control')).toBe('no-store');
  });

  it('sets a cookie for encrypted connections alone when the site has them', async () => {
    const { email } = await member('tls');
    const mailer = { ...server.test.payload.config.custom.mailer, siteUrl: 'https://site.example' };
    const ask = createRequester({ endpoints, database: server.test.pool, mailer });
    const response = await ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://site.example' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(response.headers.getSetCookie().join()).toMatch(
      /desk-key=[\w-]{43}; Path=\/cms; HttpOnly; SameSite=Strict; Secure/,
    );
  });

  it('stores each of several concurrent sessions', async () => {
    const mona = await member('mona', 'editor');
    const cookies = await Promise.all(Array.from({ length: 8 }, () => enter(mona.email)));
    expect(new Set(cookies).size).toBe(8);
    expect(await Promise.all([mona.cookie, ...cookies].map(isKnown))).toEqual(Array(9).fill(true));
  });
});

describe('session of the CMS', () => {
  const readHours = async (id: number) => {
    const select = `SELECT extract(epoch FROM desk_until - now()) / 3600 AS hours FROM user_sessions
      WHERE user_id = $1 AND desk_key IS NOT NULL`;
    return Number((await rows(select, [id]))[0]?.hours);
  };

  it('lasts eight hours after its last use, and is written again only after some minutes', async () => {
    const vera = await member('vera', 'editor');
    expect(await readHours(vera.id)).toBeCloseTo(8, 1);
    for (const [minutes, hours] of [
      [5, 8 - 5 / 60],
      [60, 8],
    ] as const) {
      await rows(
        `UPDATE user_sessions SET desk_until = now() + interval '8 hours' - make_interval(mins => $2) WHERE user_id = $1`,
        [vera.id, minutes],
      );
      const { exp } = await (await desk('GET', '/users/me', { cookie: vera.cookie })).json();
      expect(await readHours(vera.id)).toBeCloseTo(hours, 1);
      expect(exp / 3600).toBeCloseTo(Date.now() / 3_600_000 + hours, 1);
    }
    await rows(`UPDATE user_sessions SET desk_until = now() + interval '1 minute' WHERE user_id = $1`, [vera.id]);
    const refreshed = await desk('POST', '/users/refresh-token', { cookie: vera.cookie });
    expect((await refreshed.json()).exp / 3600).toBeCloseTo(Date.now() / 3_600_000 + 8, 1);
    expect(refreshed.headers.get('set-cookie')).toBeNull();
  });

  it('is not lost during concurrent refreshes, sign-outs and saves', async () => {
    const nora = await member('nora', 'editor');
    const leaving = await Promise.all(Array.from({ length: 3 }, () => enter(nora.email)));
    const saves = Array.from({ length: 3 }, (_, time) => patch(nora.id, nora.cookie, { displayName: `Nora ${time}` }));
    const others = leaving.flatMap((cookie) => [
      desk('POST', '/users/refresh-token', { cookie: nora.cookie }),
      desk('POST', '/users/logout', { cookie }),
    ]);
    const cookies = await Promise.all(Array.from({ length: 6 }, () => enter(nora.email)));
    expect((await Promise.all(others)).filter(({ status }) => status !== 200)).toEqual([]);
    // A save never waits: it gets 409 while a sign-in or another save of the account is being written.
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await Promise.all([nora.cookie, ...cookies].map(isKnown))).toEqual(Array(7).fill(true));
    expect(await Promise.all(leaving.map(isKnown))).toEqual(Array(3).fill(false));
  });

  it('ends with a sign-out that deletes the cookie, at the site and in the CMS', async () => {
    const [gone, left] = [await member('gone'), await member('left')];
    const atDesk = await desk('POST', '/users/logout', { cookie: gone.cookie });
    const atSite = await site('POST', '/api/auth/logout', { token: left.token });
    for (const response of [atDesk, atSite])
      expect(response.headers.get('set-cookie')).toBe('desk-key=; Path=/cms; HttpOnly; SameSite=Strict; Max-Age=0');
    expect([await states(gone), await states(left)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe('change of an account', () => {
  it('by its password ends all sessions, opens the CMS again, and notifies the user', async () => {
    const grace = await member('grace', 'editor');
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [grace.id]);
    const second = await enter(grace.email);
    const body = { currentPassword: PASSWORD, newPassword: 'another password' };
    const changed = await site('PUT', '/api/auth/password', { token: grace.token, body });
    expect([await isKnown(second), ...(await states(grace))]).toEqual([false, false, false]);
    expect(await isKnown(readCookie(changed))).toBe(true);
    expect(await mailsTo(grace.email)).toContain('Your password for Common Ground was changed');
    const notices = 'SELECT kind FROM notifications WHERE user_id = $1';
    expect(await rows(notices, [grace.id])).toEqual([{ kind: 'password_changed' }]);
  });

  it('in the CMS keeps all sessions, but a new address ends all except the current one', async () => {
    const ada = await member('ada');
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [ada.id]);
    const second = await enter(ada.email);
    const readVerified = () => rows('SELECT is_verified AS "isVerified" FROM users WHERE id = $1', [ada.id]);
    expect((await patch(ada.id, ada.cookie, { displayName: 'Ada L.' })).status).toBe(200);
    expect(await readVerified()).toEqual([{ isVerified: true }]);
    expect([await isKnown(second), ...(await states(ada))]).toEqual([true, true, true]);
    const body = { email: 'ada.l@example.org', currentPassword: PASSWORD };
    expect((await desk('PATCH', `/users/${ada.id}/email`, { cookie: ada.cookie, body })).status).toBe(200);
    expect(await readVerified()).toEqual([{ isVerified: false }]);
    expect([await isKnown(second), ...(await states(ada))]).toEqual([false, true, true]);
    expect(await mailsTo(ada.email)).toMatch(/The email address of your account/);
    expect(await mailsTo(body.email)).toContain('/auth/verify#');
  });

  it('in the CMS gives role, verification and credential, in the name of the administrator', async () => {
    const [chief, hedy] = [await member('chief', 'admin'), await member('hedy', 'user')];
    for (const [route, change] of [
      ['role', { role: 'reviewer' }],
      ['verified', { isVerified: true }],
      ['credential', { credential: 'MD' }],
    ] as const) {
      const body = { ...change, currentPassword: PASSWORD };
      expect((await desk('PATCH', `/users/${hedy.id}/${route}`, { cookie: chief.cookie, body })).status).toBe(200);
    }
    const select = 'SELECT role, is_verified AS "isVerified", credential FROM users WHERE id = $1';
    expect(await rows(select, [hedy.id])).toEqual([{ role: 'reviewer', isVerified: true, credential: 'MD' }]);
    const log = await site('GET', `/api/users/${hedy.id}/standing-changes`, { token: chief.token });
    expect(await log.json()).toMatchObject([
      { action: 'verify', by: 'chief' },
      { action: 'role', detail: 'user → reviewer', by: 'chief' },
    ]);
    expect([await states(chief), await isSignedIn(hedy.token)]).toEqual([[true, true], true]);
  });

  it.each(['Еdа Smith', 'ᴇda', 'Edaĸ'])('to the mixed name %s is refused with an error at its field', async (name) => {
    const admin = await member(`keeper${name.codePointAt(0)}`, 'admin');
    for (const field of ['username', 'displayName']) {
      const response = await patch(admin.id, admin.cookie, { [field]: name });
      const { errors } = (await response.json()) as {
        errors: { data?: { errors?: { path: string; message: string }[] } }[];
      };
      expect([response.status, errors[0]?.data?.errors]).toEqual([400, [{ path: field, message: NAME_AMBIGUOUS }]]);
    }
    // An older name does not prevent saving other fields.
    await rows('UPDATE users SET display_name = $2 WHERE id = $1', [admin.id, name]);
    expect((await patch(admin.id, admin.cookie, { username: `keeper.${admin.id}` })).status).toBe(200);
  });
});

it("sends Payload's mails by the mailer of the site, each to a single address", async () => {
  const before = mails().length;
  await server.test.payload.sendEmail({ to: 'ada@example.org', subject: 'One', text: 'Two', html: '<p>Two</p>' });
  expect(mails().length).toBe(before + 1);
  for (const to of ['ada@example.org\r\nBcc: eve@example.org', ['ada@example.org', 'eve@example.org']])
    await expect(server.test.payload.sendEmail({ to, subject: 'One', text: 'Two' })).rejects.toThrow();
  expect(mails().length).toBe(before + 1);
});
