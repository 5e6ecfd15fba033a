import { beforeEach, describe, expect, it } from 'vitest';
import { askDesk } from '../testing/askDesk.ts';
import { OWN_ORIGIN } from '../testing/givenDeskSession.ts';
import { type Member, openDeskServer, PASSWORD, readCookie } from '../testing/openDeskServer.ts';

const { desk, site, rows, mailsTo, member, signIn, isKnown, isSignedIn, states, setUpFactor } = openDeskServer();

const NEW_PASSWORD = 'another password';
/** Ends a session of the victim. */
type End = (victim: Member, admin: Member) => Promise<unknown>;

/** Fails unless the response is one of success. */
async function succeed(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  expect(response.status, await response.clone().text()).toBe(200);
  return response;
}

const standing = (route: string, body: object): End => {
  return ({ id }, { token }) =>
    succeed(site('PATCH', `/api/users/${id}/${route}`, { token, body: { ...body, currentPassword: PASSWORD } }));
};
const atDesk = (route: string, body: object): End => {
  return ({ id }, { cookie }) =>
    succeed(desk('PATCH', `/users/${id}/${route}`, { cookie, body: { ...body, currentPassword: PASSWORD } }));
};

const suspend: End = ({ id }, { token }) =>
  succeed(site('PUT', `/api/users/${id}/suspension`, { token, body: { days: 7, reason: 'Spam' } }));
const demand = async ({ cookie }: Member, roles: string[]) =>
  succeed(desk('POST', '/second-factor/roles', { cookie, body: { roles } }));

let times = 0;
beforeEach(async () => {
  times += 1;
  await rows('TRUNCATE throttle.spent');
  await rows('DELETE FROM account.demanding_role');
});
const people = async () =>
  [await member(`victim${times}`, 'translator'), await member(`chief${times}`, 'admin')] as const;

/** The keys of the CMS alone end; the session of the site goes on. */
const DESK_ENDS: [string, End][] = [
  ['eight hours without use', ({ id }) => rows(`UPDATE user_sessions SET desk_until = now() WHERE user_id = $1`, [id])],
  ['a change of the role to user', standing('role', { role: 'user' })],
  ['a change of the role to contributor, in the CMS', atDesk('role', { role: 'contributor' })],
  ['a change to another role of staff', standing('role', { role: 'reviewer' })],
  ['a change to a higher role, in the CMS', atDesk('role', { role: 'admin' })],
  ['a change of the role by SQL', ({ id }) => rows(`UPDATE users SET role = 'moderator' WHERE id = $1`, [id])],
  ['a suspension', suspend],
];

/** Both keys end. */
const BOTH_END: [string, End][] = [
  ['thirty days without use', ({ id }) => rows(`UPDATE user_sessions SET expires_at = now() WHERE user_id = $1`, [id])],
  [
    'a password change in another browser',
    async ({ email }) => {
      const { token } = await signIn(email);
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      await succeed(site('PUT', '/api/auth/password', { token, body }));
    },
  ],
  [
    'a password change in the same browser',
    ({ token }) => {
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      return succeed(site('PUT', '/api/auth/password', { token, body }));
    },
  ],
  [
    'a new password by a mailed link',
    async ({ email }) => {
      await succeed(site('POST', '/api/auth/password-reset', { body: { email } }));
      const [, token] = /\/auth\/reset#([\w-]{43})/.exec(await mailsTo(email)) ?? [];
      await succeed(site('PUT', '/api/auth/password-reset', { body: { token, password: NEW_PASSWORD } }));
    },
  ],
  [
    'a new address by an administrator',
    (...given) => standing('email', { email: `site${times}@example.org` })(...given),
  ],
  [
    'a new address by an administrator in the CMS',
    (...given) => atDesk('email', { email: `cms${times}@example.org` })(...given),
  ],
  [
    'a new address in another browser',
    async ({ id, email }) => {
      const { token } = await signIn(email);
      const body = { email: `moved${times}@example.org`, currentPassword: PASSWORD };
      await succeed(site('PATCH', `/api/users/${id}/email`, { token, body }));
    },
  ],
  ['signing out at the site', ({ token }) => succeed(site('POST', '/api/auth/logout', { token }))],
  ['signing out in the CMS', ({ cookie }) => succeed(desk('POST', '/users/logout', { cookie }))],
  ['signing out everywhere', ({ token }) => succeed(site('DELETE', '/api/auth/sessions', { token }))],
  [
    'signing out everywhere in another browser',
    async ({ email }) => succeed(site('DELETE', '/api/auth/sessions', { token: (await signIn(email)).token })),
  ],
  [
    'the end of this one in the list of sessions',
    async ({ token }) => {
      const list: { id: number; isCurrent: boolean }[] = await (
        await site('GET', '/api/auth/sessions', { token })
      ).json();
      const current = list.find(({ isCurrent }) => isCurrent);
      await succeed(site('DELETE', `/api/auth/sessions/${current?.id}`, { token }));
    },
  ],
  [
    'the deletion of the account by its owner',
    ({ id, token }) => succeed(site('DELETE', `/api/users/${id}`, { token, body: { password: PASSWORD } })),
  ],
  [
    'the deletion of the account by an administrator',
    ({ id }, { cookie }) => succeed(desk('DELETE', `/users/${id}`, { cookie })),
  ],
  [
    'the removal of the second factor by an administrator',
    async ({ id, token, cookie }, admin) => {
      await setUpFactor({ token });
      expect(await isKnown(cookie)).toBe(true);
      const body = { password: PASSWORD, reason: 'Lost the phone' };
      await succeed(desk('POST', `/users/${id}/second-factor/remove`, { cookie: admin.cookie, body }));
    },
  ],
  ['a second factor that is set up in another browser', async ({ email }) => setUpFactor(await signIn(email))],
  ['a role that begins to demand a second factor', (_, admin) => demand(admin, ['translator'])],
  [
    'a new role that demands a second factor',
    async (victim, admin) => {
      await demand(admin, ['editor']);
      expect(await states(victim)).toEqual([true, true]);
      await standing('role', { role: 'editor' })(victim, admin);
    },
  ],
];

/** Uses of a key that must not bring it back. */
async function reuse({ cookie }: Member): Promise<void> {
  const headers = { cookie, origin: OWN_ORIGIN };
  for (const [method, path] of [
    ['POST', '/users/refresh-token'],
    ['GET', '/access'],
    ['PATCH', '/users/1'],
  ] as const) {
    const response = await askDesk(method, path, { headers });
    expect([response.status, response.headers.get('set-cookie')], path).toEqual([401, null]);
  }
  expect(await isKnown(cookie)).toBe(false);
}

describe('key of the CMS', () => {
  it.each(DESK_ENDS)('ends, and only it, after %s', async (_, end) => {
    const [victim, admin] = await people();
    expect(await states(victim)).toEqual([true, true]);
    await end(victim, admin);
    expect(await states(victim)).toEqual([true, false]);
    await reuse(victim);
    expect(await states(admin)).toEqual([true, true]);
  });

  it.each(BOTH_END)('ends with the session of the site after %s', async (_, end) => {
    const [victim, admin] = await people();
    expect(await states(victim)).toEqual([true, true]);
    await end(victim, admin);
    expect(await states(victim)).toEqual([false, false]);
    await reuse(victim);
    expect(await states(admin)).toEqual([true, true]);
  });

  it('stays ended when the role or the right to write comes back', async () => {
    const [victim, admin] = await people();
    await standing('role', { role: 'user' })(victim, admin);
    await standing('role', { role: 'translator' })(victim, admin);
    expect(await states(victim)).toEqual([true, false]);
    const { cookie } = await signIn(victim.email);
    await suspend(victim, admin);
    expect(await isKnown(cookie)).toBe(false);
    const body = { reason: 'A mistake' };
    await succeed(site('DELETE', `/api/users/${victim.id}/suspension`, { token: admin.token, body }));
    expect(await isKnown(cookie)).toBe(false);
    expect(await isKnown((await signIn(victim.email)).cookie)).toBe(true);
  });

  it('is refused while the account is suspended, even when the row has one', async () => {
    const [victim, admin] = await people();
    const [{ key, until }] = await rows(
      'SELECT desk_key AS key, desk_until AS until FROM user_sessions WHERE user_id = $1 AND desk_key IS NOT NULL',
      [victim.id],
    );
    await suspend(victim, admin);
    await rows(
      'UPDATE user_sessions SET desk_key = $2, desk_until = $3 WHERE user_id = $1 AND device IS NOT NULL AND id = (SELECT max(id) FROM user_sessions WHERE user_id = $1)',
      [victim.id, key, until],
    );
    expect(await isKnown(victim.cookie)).toBe(false);
    const again = await site('POST', '/api/auth/login', { body: { email: victim.email, password: PASSWORD } });
    expect([again.status, readCookie(again)]).toEqual([200, '']);
  });

  it('ends for sign-ins with an old password, also during concurrent refreshes', async () => {
    const [victim] = await people();
    let isOver = false;
    const refreshing = Array.from({ length: 4 }, async () => {
      while (!isOver) await desk('POST', '/users/refresh-token', { cookie: victim.cookie });
    });
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await succeed(site('PUT', '/api/auth/password', { token: victim.token, body }));
    isOver = true;
    await Promise.all(refreshing);
    await reuse(victim);
    const old = await site('POST', '/api/auth/login', { body: { email: victim.email, password: PASSWORD } });
    expect([old.status, old.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await isKnown((await signIn(victim.email, NEW_PASSWORD)).cookie)).toBe(true);
  });

  it('stays when another user names its session', async () => {
    const [victim, admin] = await people();
    const [{ id }] = await rows('SELECT max(id) AS id FROM user_sessions WHERE user_id = $1', [admin.id]);
    await succeed(site('DELETE', `/api/auth/sessions/${id}`, { token: victim.token }));
    expect(await states(admin)).toEqual([true, true]);
    expect(await isSignedIn(victim.token)).toBe(true);
  });
});
