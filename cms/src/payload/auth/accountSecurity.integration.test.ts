import { NAME_AMBIGUOUS } from '@common-ground/api/contracts/accounts/accounts.ts';
import { describe, expect, it, vi } from 'vitest';
import { openDeskServer, PASSWORD } from '../testing/openDeskServer.ts';

const { server, site, rows, mails, mailsTo, member, enter, isKnown, isSignedIn, states, ...given } = openDeskServer();
const desk = (method: string, route: string, sent?: Parameters<typeof given.desk>[2]) =>
  given.desk(method, `/users${route}`, sent);
const patch = (id: number, cookie: string, body: object) => desk('PATCH', `/${id}`, { cookie, body });
const change = async (...asked: Parameters<typeof patch>) => (await patch(...asked)).status;

describe('password change in the CMS', () => {
  it('ends all other sessions, and notifies the user', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const grace = await member('grace', 'editor');
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [grace.id]);
    const second = await enter(grace.email);
    expect(await isKnown(second)).toBe(true);
    const changed = await patch(grace.id, grace.cookie, { password: 'another password', currentPassword: PASSWORD });
    expect(changed.status).toBe(200);
    expect([await isKnown(second), ...(await states(grace))]).toEqual([false, false, true]);
    expect(said.mock.calls.flat().join()).toMatch(/Your password for Common Ground was changed/);
    said.mockRestore();
    expect(await mailsTo(grace.email)).toContain('Your password for Common Ground was changed');
    expect(await rows('SELECT kind FROM notifications WHERE user_id = $1', [grace.id])).toEqual([
      { kind: 'password_changed' },
    ]);
    expect(await isKnown(await enter(grace.email, 'another password'))).toBe(true);
  });

  it('by an administrator ends the sessions of the user, not of the administrator', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const [person, admin] = [await member('person'), await member('chief', 'admin')];
    const given = { password: 'another password' };
    for (const currentPassword of [undefined, 'a guess', 'another password'])
      expect(await change(person.id, admin.cookie, { ...given, currentPassword })).toBe(400);
    expect(await states(person)).toEqual([true, true]);
    expect(await change(person.id, admin.cookie, { ...given, currentPassword: PASSWORD })).toBe(200);
    expect(await states(person)).toEqual([false, false]);
    expect(await states(admin)).toEqual([true, true]);
    // Other users may not change the password of an administrator.
    const cookie = await enter(person.email, 'another password');
    const taken = { password: 'taken over', currentPassword: 'another password' };
    expect(await change(admin.id, cookie, taken)).toBeGreaterThanOrEqual(400);
    expect(await isSignedIn(admin.token)).toBe(true);
    said.mockRestore();
  });

  it.each([{ password: 'another password' }, { email: 'somewhere.else@example.org' }])(
    'with %o needs the current password, and counts wrong ones as failed sign-ins',
    async (body) => {
      const kate = await member(`kate${Object.keys(body)}`);
      for (const currentPassword of [undefined, '', 7, null, { like: '' }, 'a guess']) {
        const refused = await patch(kate.id, kate.cookie, { ...body, currentPassword });
        expect(refused.status).toBe(400);
        expect((await refused.json()).errors[0].data.errors[0].path).toBe('currentPassword');
      }
      expect((await desk('PATCH', `?where[id][equals]=${kate.id}`, { cookie: kate.cookie, body })).ok).toBe(false);
      expect(await states(kate)).toEqual([true, true]);
      expect((await enter(kate.email)).length).toBeGreaterThan(20);
      for (let guess = 0; guess < 10; guess++)
        await patch(kate.id, kate.cookie, { ...body, currentPassword: `guess ${guess}` });
      expect(await change(kate.id, kate.cookie, { ...body, currentPassword: PASSWORD })).toBe(429);
      expect((await desk('POST', '/login', { body: { email: kate.email, password: PASSWORD } })).status).toBe(429);
    },
  );

  it('accepts the password in another Unicode form, for new and existing accounts', async () => {
    const admin = await member('composer', 'admin');
    const typed = 'un caf\u00e9 d\u00e9j\u00e0 vu'.normalize('NFD').replaceAll(' ', '\u00a0');
    const other = typed.normalize('NFC').replaceAll('\u00a0', ' ');
    const body = { email: 'zoe@example.org', username: 'zoe', displayName: 'Zoe', role: 'editor', password: typed };
    expect((await desk('POST', '', { cookie: admin.cookie, body })).status).toBe(201);
    expect(await isKnown(await enter(body.email, other))).toBe(true);
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const changed = { password: `${typed} 2`, currentPassword: PASSWORD };
    expect(await change(admin.id, admin.cookie, changed)).toBe(200);
    said.mockRestore();
    expect(await isKnown(await enter(admin.email, `${other} 2`))).toBe(true);
    const login = { email: admin.email, password: `${other} 2` };
    expect((await site('POST', '/api/auth/login', { body: login })).status).toBe(200);
  });

  it('rejects a password that is too short or too long', async () => {
    const [mary, admin] = [await member('mary'), await member('warden', 'admin')];
    for (const password of ['short', 'x'.repeat(257)]) {
      expect(await change(mary.id, mary.cookie, { password })).toBe(400);
      const body = { email: 'made@example.org', username: 'made', displayName: 'Made', role: 'user', password };
      expect((await desk('POST', '', { cookie: admin.cookie, body })).status).toBe(400);
    }
    expect(await states(mary)).toEqual([true, true]);
  });

  it('keeps all sessions for other changes, and ends all but the current one for a new address', async () => {
    const ada = await member('ada');
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [ada.id]);
    expect(await change(ada.id, ada.cookie, { displayName: 'Ada L.' })).toBe(200);
    expect(await rows('SELECT is_verified FROM users WHERE id = $1', [ada.id])).toEqual([{ is_verified: true }]);
    expect(await states(ada)).toEqual([true, true]);
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const moved = await patch(ada.id, ada.cookie, { email: 'ada.l@example.org', currentPassword: PASSWORD });
    expect(moved.status).toBe(200);
    expect(await rows('SELECT is_verified FROM users WHERE id = $1', [ada.id])).toEqual([{ is_verified: false }]);
    expect(await states(ada)).toEqual([false, true]);
    expect(await mailsTo(ada.email)).toMatch(/The email address of your account/);
    said.mockRestore();
  });
});

it.each(['Еdа Smith', 'ᴇda', 'Edaĸ'])('rejects the mixed name %s with an error at its field', async (name) => {
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

describe('session that ends at the site', () => {
  it('ends in the CMS too, after a changed password and after signing out everywhere', async () => {
    const alan = await member('alan', 'editor');
    const body = { currentPassword: PASSWORD, newPassword: 'another password' };
    expect((await site('PUT', '/api/auth/password', { token: alan.token, body })).status).toBe(200);
    expect(await isKnown(alan.cookie)).toBe(false);
    const [cookie, other] = [await enter(alan.email, 'another password'), await member('other')];
    const { sessionToken } = await (
      await site('POST', '/api/auth/login', { body: { email: alan.email, password: 'another password' } })
    ).json();
    expect((await site('DELETE', '/api/auth/sessions', { token: sessionToken })).status).toBe(200);
    expect([await isKnown(cookie), ...(await states(other))]).toEqual([false, true, true]);
  });

  it('stays ended during concurrent refreshes', async () => {
    const eve = await member('eve', 'editor');
    let isOver = false;
    const refreshing = Array.from({ length: 4 }, async () => {
      while (!isOver) await desk('POST', '/refresh-token', { cookie: eve.cookie });
    });
    const body = { currentPassword: PASSWORD, newPassword: 'another password' };
    expect((await site('PUT', '/api/auth/password', { token: eve.token, body })).status).toBe(200);
    isOver = true;
    await Promise.all(refreshing);
    expect(await isKnown(eve.cookie)).toBe(false);
    expect((await desk('POST', '/login', { body: { email: eve.email, password: PASSWORD } })).status).toBe(401);
    expect(await isKnown(await enter(eve.email, 'another password'))).toBe(true);
  });
});

describe("Payload's own account calls", () => {
  it('mail the same link for a forgotten password, store no token, and do not reveal accounts', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const joan = await member('joan');
    const before = mails().length;
    const answers = [];
    for (const email of [joan.email, 'nobody@example.org']) {
      const response = await desk('POST', '/forgot-password', { body: { email }, address: '192.0.2.50' });
      answers.push([response.status, await response.text(), [...response.headers.keys()]]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(200);
    expect(mails().length).toBe(before + 1);
    expect(said.mock.calls.flat().at(-1)).toMatch(/http:\/\/127\.0\.0\.1:4321\/auth\/reset#[\w-]{43} /);
    expect(await rows('SELECT FROM users WHERE reset_password_token IS NOT NULL')).toEqual([]);
    for (let time = 1; time < 5; time++)
      await desk('POST', '/forgot-password', { body: { email: joan.email }, address: '192.0.2.50' });
    const refused = await desk('POST', '/forgot-password', { body: { email: joan.email }, address: '192.0.2.50' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    said.mockRestore();
  });

  it.each([{}, { email: '' }, { email: { like: '' } }, { email: ['a@example.org'] }, { username: 'joan' }])(
    'reject %o for a forgotten password',
    async (body) => {
      expect((await desk('POST', '/forgot-password', { body })).status).toBe(400);
    },
  );

  it('allow unlocking for administrators only, without resetting failed sign-ins', async () => {
    const [marie, admin] = [await member('marie', 'editor'), await member('boss', 'admin')];
    for (let guess = 0; guess < 10; guess++)
      expect((await desk('POST', '/login', { body: { email: marie.email, password: `guess ${guess}` } })).status).toBe(
        401,
      );
    expect((await desk('POST', '/unlock', { body: { email: marie.email } })).status).toBe(401);
    for (const email of [marie.email, 'nobody@example.org'])
      expect((await desk('POST', '/unlock', { cookie: marie.cookie, body: { email } })).status).toBe(403);
    await desk('POST', '/unlock', { cookie: admin.cookie, body: { email: marie.email } });
    const refused = await desk('POST', '/login', { body: { email: marie.email, password: PASSWORD } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('send mails by the mailer of the site, to a single address', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const before = mails().length;
    await server.test.payload.sendEmail({ to: 'ada@example.org', subject: 'One', text: 'Two', html: '<p>Two</p>' });
    expect(mails().length).toBe(before + 1);
    for (const to of ['ada@example.org\r\nBcc: eve@example.org', ['ada@example.org', 'eve@example.org']])
      await expect(server.test.payload.sendEmail({ to, subject: 'One', text: 'Two' })).rejects.toThrow();
    expect(mails().length).toBe(before + 1);
    said.mockRestore();
  });
});

describe('concurrent sessions of an account', () => {
  it('are all stored', async () => {
    const mona = await member('mona', 'editor');
    const cookies = await Promise.all(Array.from({ length: 8 }, () => enter(mona.email)));
    expect(new Set(cookies).size).toBe(8);
    expect(await Promise.all(cookies.map(isKnown))).toEqual(Array(8).fill(true));
    expect(await isKnown(mona.cookie)).toBe(true);
  });

  it('are not lost during refreshes, sign-outs and saves', async () => {
    const nora = await member('nora', 'editor');
    const leaving = await Promise.all(Array.from({ length: 3 }, () => enter(nora.email)));
    const saves = Array.from({ length: 3 }, (_, time) => change(nora.id, nora.cookie, { displayName: `Nora ${time}` }));
    const others = leaving.flatMap((cookie) => [
      desk('POST', '/refresh-token', { cookie: nora.cookie }),
      desk('POST', '/logout', { cookie }),
    ]);
    const cookies = await Promise.all(Array.from({ length: 6 }, () => enter(nora.email)));
    expect((await Promise.all(others)).filter(({ status }) => status !== 200)).toEqual([]);
    // A save never waits: it gets 409 while a session or another save of the account is being written.
    expect((await Promise.all(saves)).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await Promise.all([nora.cookie, ...cookies].map(isKnown))).toEqual(Array(7).fill(true));
  });
});

describe('account', () => {
  const signIn = (email: string, password: string, address: string) =>
    desk('POST', '/login', { body: { email, password }, address });

  it('created at the site signs in to the CMS once it has a staff role', async () => {
    const given = { email: 'once@example.org', password: 'a password of hers', username: 'once' };
    expect((await site('POST', '/api/auth/register', { body: given })).status).toBe(200);
    const refused = await signIn(given.email, given.password, '192.0.2.60');
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    await rows(`UPDATE users SET role = 'translator' WHERE username = 'once'`);
    const response = await signIn('Once@example.org', given.password, '192.0.2.60');
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    expect((await response.json()).user).toMatchObject({ email: given.email, role: 'translator' });
  });

  it('created in the CMS signs in to the site, and shares failed sign-ins', async () => {
    const account = { email: 'made.here@example.org', password: 'a password of his' };
    await server.test.cms.add('users', { ...account, username: 'made.here', displayName: 'Made', role: 'reviewer' });
    const response = await site('POST', '/api/auth/login', { body: account });
    expect((await response.json()).user).toMatchObject({ username: 'made.here', role: 'reviewer' });
    const address = '192.0.2.61';
    const unknown = await signIn('nobody@example.org', 'guess', address);
    const known = await signIn(account.email, 'guess', address);
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    expect(known.status).toBe(401);
    for (let times = 1; times < 10; times++) await signIn(account.email, `guess ${times}`, address);
    expect((await site('POST', '/api/auth/login', { body: account, address })).status).toBe(429);
    expect((await signIn(account.email, account.password, address)).status).toBe(429);
  });
});
