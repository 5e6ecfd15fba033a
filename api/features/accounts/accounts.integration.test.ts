import { expect, it } from 'vitest';
import { waitForPendingWork } from '../../platform/runAfterResponse.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

const NEW = { email: 'Ada@Example.org', password: 'long enough', username: 'ada' };

describeWithDatabase('accounts', (server) => {
  const { rows } = server;
  const send = (method: string, path: string, body?: unknown, token?: string) => server.send(method, path, token, body);
  const signUp = async (given: object = {}) => {
    const response = await send('POST', '/api/auth/register', { ...NEW, ...given });
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };

  it('are created by registration, with a session whose token is stored only as a hash', async () => {
    const { sessionToken, user } = await signUp();
    expect(user).toMatchObject({
      username: 'ada',
      displayName: 'ada',
      email: 'ada@example.org',
      role: 'user',
      editCount: 0,
    });
    const me = await send('GET', '/api/auth/me', undefined, sessionToken);
    expect(await me.json()).toEqual(user);
    const [session] = await rows('SELECT * FROM user_sessions');
    expect(JSON.stringify(session)).not.toContain(sessionToken);
    const [row] = await rows('SELECT hash FROM account.password WHERE user_id = $1', [user.id]);
    expect(row.hash).toMatch(/^pbkdf2-sha256-v1:/);
  });

  it.each([
    ['a password that is too short', { password: 'short' }, 'password: Password must be at least 8 characters long'],
    ['a username that is too short', { username: 'ab' }, 'username: Username must be at least 3 characters long'],
    [
      'a password and a username that are too short',
      { password: 'short', username: 'ab' },
      'password: Password must be at least 8 characters long',
    ],
    [
      'a password that is easy to guess',
      { password: 'adaada12' },
      'password: This password is easy to guess. Please choose another one',
    ],
    ['a reserved username', { username: 'The Editor' }, 'username: This name is reserved for those who run the site'],
    ['an invalid email address', { email: 'ada' }, 'email: must be an email address'],
    [
      'HTML in the username',
      { username: '<b>ada</b>' },
      'username: may hold letters, digits, spaces, dots, hyphens and underscores',
    ],
  ])('are not created with %s', async (_, change, message) => {
    const response = await send('POST', '/api/auth/register', { ...NEW, ...change });
    expect([response.status, await response.text()]).toEqual([400, message]);
    expect(await rows('SELECT FROM users WHERE lower(email) = $1', ['ada@example.org'])).toEqual([]);
  });

  it.each([
    ['an email address that differs from a used one only in case', { username: 'other', email: 'ADA@example.org' }],
    ['a username that differs from a used one only in case', { email: 'b@example.org', username: 'ADA' }],
    ['a used username in full-width letters', { email: 'b@example.org', username: 'ａｄａ' }],
  ])('are not created with %s', async (_, change) => {
    await signUp();
    const response = await send('POST', '/api/auth/register', { ...NEW, ...change });
    expect([response.status, await response.text()]).toEqual([409, 'This username or email is already in use']);
    await waitForPendingWork();
    expect(server.mailer.sent).toHaveLength(1);
  });

  it('get a separate session at each sign-in', async () => {
    const first = await signUp();
    const { email, password } = NEW;
    const tokens = [first.sessionToken];
    for (let times = 0; times < 3; times++)
      tokens.push((await (await send('POST', '/api/auth/login', { email, password })).json()).sessionToken);
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect((await send('GET', '/api/auth/me', undefined, token)).status).toBe(200);
    await send('POST', '/api/auth/logout', undefined, tokens[1]);
    expect((await send('GET', '/api/auth/me', undefined, tokens[1])).status).toBe(401);
    expect((await send('GET', '/api/auth/me', undefined, tokens[2])).status).toBe(200);
  });

  it('get the same response for an unknown address and for a wrong password', async () => {
    await signUp();
    const answers = [];
    for (const email of [NEW.email, 'nobody@example.org']) {
      const response = await send('POST', '/api/auth/login', { email, password: 'not the password' });
      answers.push([response.status, await response.text(), [...response.headers.keys()]]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.slice(0, 2)).toEqual([401, 'Email or password is incorrect']);
  });

  it('are throttled after ten wrong passwords', async () => {
    await signUp();
    for (let times = 0; times < 10; times++)
      expect((await send('POST', '/api/auth/login', { email: NEW.email, password: `guess ${times}` })).status).toBe(
        401,
      );
    const refused = await send('POST', '/api/auth/login', { email: NEW.email, password: 'one more' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(JSON.stringify(await rows('SELECT * FROM throttle.spent'))).not.toMatch(/ada|example/i);
  });

  it('refuse a session token that is expired, forged or sent as a cookie', async () => {
    const { sessionToken } = await signUp();
    for (const token of ['x'.repeat(43), `${sessionToken}x`, ''])
      expect((await send('GET', '/api/auth/me', undefined, token)).status).toBe(401);
    const cookie = await server.ask('/api/auth/me', { headers: { cookie: `sessionToken=${sessionToken}` } });
    expect(cookie.status).toBe(401);
    await rows(`UPDATE user_sessions SET expires_at = now() - interval '1 second'`);
    expect((await send('GET', '/api/auth/me', undefined, sessionToken)).status).toBe(401);
  });

  it('change only the fields of a profile that a request contains', async () => {
    const { sessionToken } = await signUp();
    const first = await send(
      'PUT',
      '/api/auth/profile',
      { bio: ' Reads a lot. ', interests: ['maps', ' ', 'maps'] },
      sessionToken,
    );
    expect(await first.json()).toEqual({ bio: 'Reads a lot.', location: '', website: '', interests: ['maps'] });
    const second = await send('PUT', '/api/auth/profile', { location: 'Lyon' }, sessionToken);
    expect(await second.json()).toEqual({ bio: 'Reads a lot.', location: 'Lyon', website: '', interests: ['maps'] });
    for (const field of ['bio', 'location', 'website', 'interests']) {
      const hidden = field === 'interests' ? ['a\u202Eb'] : 'a\u0000b';
      const refused = await send('PUT', '/api/auth/profile', { [field]: hidden }, sessionToken);
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/after “a”: remove U\+/)]);
    }
    const wrong = await send('PUT', '/api/auth/profile', { website: 'javascript:alert(1)' }, sessionToken);
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      'website: must be a full address such as https://example.org',
    ]);
    const { id } = (await (await send('GET', '/api/auth/me', undefined, sessionToken)).json()) as { id: number };
    const third = await send('PATCH', `/api/users/${id}/profile`, { bio: 'Writes.' }, sessionToken);
    expect(await third.json()).toMatchObject({ bio: 'Writes.', location: 'Lyon' });
    await rows(`UPDATE users SET role = 'admin' WHERE id = $1`, [id]);
    expect((await send('PATCH', '/api/users/999999/profile', { bio: 'x' }, sessionToken)).status).toBe(404);
  });
});
