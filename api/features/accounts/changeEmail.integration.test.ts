import { afterEach, describe, expect, it } from 'vitest';
import { NAME_TAKEN } from '../../contracts/accounts/accounts.ts';
import { WRONG_PASSWORD } from '../../contracts/accounts/security.ts';
import { PASSWORD } from '../../testing/people.ts';
import { openAccountServer, readStatus, saidBy } from './testing/openAccountServer.ts';

const { login, me, reset, resetToken, rows, send, server, signIn, signUp } = openAccountServer();

type Change = { id: number; token: string; body?: object };
const NEW = 'new.address@example.org';
afterEach(() => rows('DELETE FROM users WHERE email = $1', [NEW]));
const change = ({ id, token, body }: Change) =>
  send('PATCH', `/api/users/${id}/email`, { token, body: { email: NEW, currentPassword: PASSWORD, ...body } });

/** Signs up with a verified address; `token` is that of the session that asks. */
async function verified() {
  const { sessionToken: token, user } = await signUp();
  await rows('UPDATE users SET is_verified = true WHERE id = $1', [user.id]);
  server.mailer.sent.length = 0;
  return { id: user.id, token };
}

/** Signs up another person, as an administrator. */
async function administrator() {
  const { person } = server;
  server.person = { email: `chief.${person.email}`, username: `chief ${person.username}` };
  const { sessionToken: token, user } = await signUp();
  await rows(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
  server.person = person;
  return { id: user.id, token };
}

const readAddress = async (id: number) => (await rows('SELECT email, is_verified FROM users WHERE id = $1', [id]))[0];

describe('change of an address', () => {
  it('makes it unverified, ends the other sessions, and mails both addresses', async () => {
    const { id, token } = await verified();
    const [other, before] = [await signIn(), server.person.email];
    const unused = await resetToken();
    server.mailer.sent.length = 0;
    const response = await change({ id, token, body: { email: ' New.Address@Example.org ' } });
    expect(await response.json()).toMatchObject({ id, email: NEW, isVerified: false });
    expect(await readAddress(id)).toEqual({ email: NEW, is_verified: false });
    expect([await me(token), await me(other)]).toEqual([200, 401]);
    const sent = server.mailer.sent.map(({ to, link }) => [to, link?.replace(/#.*/, '')]);
    expect(sent.sort()).toEqual([
      [NEW, 'http://site.test/auth/verify'],
      [before, 'http://site.test/contact'],
    ]);
    // A link that went to the earlier address is void, and so is the address at sign-in.
    expect(await readStatus(reset(unused))).toBe(404);
    expect(await readStatus(login())).toBe(401);
  });

  it('by an administrator needs their own password, and ends all sessions of the user', async () => {
    const [{ id, token }, admin] = [await verified(), await administrator()];
    const own = { currentPassword: 'a password of the user' };
    await send('PUT', '/api/auth/password', {
      token,
      body: { currentPassword: PASSWORD, newPassword: own.currentPassword },
    });
    const session = await signIn(own.currentPassword);
    expect(await saidBy(change({ id, token: admin.token, body: own }))).toEqual([403, WRONG_PASSWORD]);
    expect(await me(session)).toBe(200);
    expect(await readStatus(change({ id, token: admin.token }))).toBe(200);
    expect([await me(session), await me(admin.token)]).toEqual([401, 200]);
    expect(await readStatus(change({ id: 2_000_000_000, token: admin.token }))).toBe(404);
  });

  it('to the same address changes nothing and mails nobody', async () => {
    const { id, token } = await verified();
    const other = await signIn();
    const { email } = server.person;
    expect(await readStatus(change({ id, token, body: { email: email.toUpperCase() } }))).toBe(200);
    expect(await readAddress(id)).toEqual({ email, is_verified: true });
    expect([await me(token), await me(other), server.mailer.sent]).toEqual([200, 200, []]);
  });

  it('is refused for the address of another account, in any spelling', async () => {
    const [{ id, token }, admin] = [await verified(), await administrator()];
    const [{ email }] = await rows('SELECT email FROM users WHERE id = $1', [admin.id]);
    for (const taken of [email, email.toUpperCase()])
      expect(await saidBy(change({ id, token, body: { email: taken } }))).toEqual([409, NAME_TAKEN]);
    expect(await readAddress(id)).toEqual({ email: server.person.email, is_verified: true });
    expect([await me(token), await me(admin.token)]).toEqual([200, 200]);
  });

  it.each([
    [{ currentPassword: 'a guess' }, 403],
    [{ currentPassword: '' }, 400],
    [{ currentPassword: undefined }, 400],
    [{ currentPassword: { like: '' } }, 400],
    [{ email: 'no address' }, 400],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 400],
    [{ email: undefined }, 400],
  ])('is refused with %o', async (body, status) => {
    const { id, token } = await verified();
    expect(await readStatus(change({ id, token, body }))).toBe(status);
    expect(await readAddress(id)).toEqual({ email: server.person.email, is_verified: true });
  });

  it('is refused for the account of another user, and for a guest', async () => {
    const [{ id, token }, admin] = [await verified(), await administrator()];
    expect(await readStatus(change({ id: admin.id, token }))).toBe(403);
    expect(await readStatus(change({ id, token: 'x'.repeat(43) }))).toBe(401);
  });
});
