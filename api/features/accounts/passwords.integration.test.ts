import { describe, expect, it, vi } from 'vitest';
import { waitForPendingWork } from '../../platform/runAfterResponse.ts';
import { PASSWORD } from '../../testing/people.ts';
import { openAccountServer, readStatus, saidBy } from './testing/openAccountServer.ts';

const account = openAccountServer();
const { askReset, inbox, login, mailedToken, me, reset, resetToken, verify } = account;
const { rows, send, signIn, signUp, server } = account;

describe('change of the password', () => {
  const change = (token: string, body: object) => send('PUT', '/api/auth/password', { token, body });

  it('ends all sessions, returns a new one and mails the owner', async () => {
    const { sessionToken, user } = await signUp();
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [user.id]);
    const other = await signIn();
    const unused = await resetToken();
    const response = await change(sessionToken, { currentPassword: PASSWORD, newPassword: 'another password' });
    const answer = await response.json();
    expect(answer.user).toMatchObject({ id: user.id });
    await waitForPendingWork();
    expect([await me(sessionToken), await me(other), await me(answer.sessionToken)]).toEqual([401, 401, 200]);
    expect(await inbox(user.id)).toEqual(['password_changed']);
    expect(server.mailer.sent.at(-1)).toMatchObject({
      to: server.person.email,
      subject: 'Your password for Common Ground was changed',
    });
    expect(await readStatus(login())).toBe(401);
    expect(await me(await signIn('another password'))).toBe(200);
    expect(await readStatus(reset(unused, PASSWORD))).toBe(404);
  });

  it('mails a verified address each time, and never an unverified one', async () => {
    const { sessionToken, user } = await signUp();
    let token = sessionToken;
    let password = PASSWORD;
    const changes = async (times: number) => {
      server.mailer.sent.length = 0;
      for (let time = 0; time < times; time++) {
        const newPassword = `another password ${time} ${password.length % 7}`;
        ({ sessionToken: token } = await (await change(token, { currentPassword: password, newPassword })).json());
        password = newPassword;
      }
      await waitForPendingWork();
      return server.mailer.sent.length;
    };
    expect(await changes(3)).toBe(0);
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [user.id]);
    expect(await changes(3)).toBe(3);
  });

  it('needs the current password, and counts wrong ones together with those of sign-ins', async () => {
    const { sessionToken } = await signUp();
    for (let guess = 0; guess < 10; guess++)
      expect(
        await saidBy(change(sessionToken, { currentPassword: `guess ${guess}`, newPassword: 'another password' })),
      ).toEqual([403, 'The current password is incorrect']);
    for (const refused of [
      await change(sessionToken, { currentPassword: PASSWORD, newPassword: 'another password' }),
      await login(),
    ]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    expect(await me(sessionToken)).toBe(200);
  });

  it('succeeds once for concurrent requests, and leaves one session', async () => {
    const { sessionToken, user } = await signUp();
    const answers = await Promise.all(
      ['first password', 'second password'].map((newPassword) =>
        change(sessionToken, { currentPassword: PASSWORD, newPassword }),
      ),
    );
    // The second request fails because its session has ended, or because its password is not the current one any more.
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200,
      expect.toSatisfy((s) => s === 401 || s === 403),
    ]);
    expect(await rows('SELECT FROM user_sessions WHERE user_id = $1', [user.id])).toHaveLength(1);
  });

  it('makes a concurrent sign-in with the old password fail', async () => {
    const { sessionToken, user } = await signUp();
    const [old] = await rows('SELECT hash, salt FROM account.password WHERE user_id = $1', [user.id]);
    const { startSession } = await import('../../platform/session/sessions.ts');
    expect(await readStatus(change(sessionToken, { currentPassword: PASSWORD, newPassword: 'another password' }))).toBe(
      200,
    );
    expect(await startSession(server.pool, { userId: user.id, password: old, device: '' })).toBeNull();
  });

  it('keeps later sessions when a sign-in only renews the hash', async () => {
    const { sessionToken, user } = await signUp();
    const { pbkdf2Sync } = await import('node:crypto');
    const legacy = pbkdf2Sync(PASSWORD, 'old-salt', 25_000, 512, 'sha256').toString('hex');
    await rows('UPDATE account.password SET hash = $2, salt = $3 WHERE user_id = $1', [user.id, legacy, 'old-salt']);
    expect(await me(sessionToken)).toBe(401);
    const [first, second] = [await signIn(), await signIn()];
    const [{ hash }] = await rows('SELECT hash FROM account.password WHERE user_id = $1', [user.id]);
    expect(hash).toMatch(/^pbkdf2-sha256-v1:/);
    expect([await me(first), await me(second)]).toEqual([200, 200]);
  });

  it.each([
    [{ currentPassword: PASSWORD, newPassword: 'short' }, 'newPassword: Password must be at least 8 characters long'],
    [{ newPassword: 'another password' }, 'currentPassword: is required'],
    [
      { currentPassword: PASSWORD, newPassword: 'password1' },
      'newPassword: This password is easy to guess. Please choose another one',
    ],
    [{ currentPassword: PASSWORD, newPassword: 'x'.repeat(257) }, 'newPassword: must have at most 256 characters'],
    [{ currentPassword: { $ne: '' }, newPassword: 'another password' }, 'currentPassword: is required'],
  ])('is refused with %o', async (body, message) => {
    const { sessionToken } = await signUp();
    expect(await saidBy(change(sessionToken, body))).toEqual([400, message]);
    expect(await me(sessionToken)).toBe(200);
  });
});

describe('reset of a password', () => {
  it('works once per link, ends all sessions and verifies the address', async () => {
    const { sessionToken, user } = await signUp();
    const token = await resetToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(server.mailer.sent.at(-1)).toMatchObject({
      to: server.person.email,
      link: `http://site.test/auth/reset#${token}`,
    });
    expect(await saidBy(reset(token))).toEqual([200, '{"success":true}']);
    expect(await me(sessionToken)).toBe(401);
    expect(await rows('SELECT is_verified FROM users WHERE id = $1', [user.id])).toEqual([{ is_verified: true }]);
    expect(server.mailer.sent.at(-1)?.subject).toBe('Your password for Common Ground was changed');
    expect(await inbox(user.id)).toEqual(['email_verified', 'password_changed']);
    expect(await saidBy(reset(token, PASSWORD))).toEqual([
      404,
      'This link is no longer valid. Please ask for a new one.',
    ]);
    expect(await me(await signIn('another password'))).toBe(200);
  });

  it('succeeds once for concurrent uses of one or of two links', async () => {
    const { user } = await signUp();
    const [one, two] = [await resetToken(), await resetToken()];
    const uses = [one, one, two, one, two];
    const answers = await Promise.all(uses.map((token, index) => reset(token, `password number ${index}`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404, 404, 404]);
    const winner = answers.findIndex((answer) => answer.ok);
    expect(await me(await signIn(`password number ${winner}`))).toBe(200);
    expect(await rows(`SELECT FROM account.mailed_link WHERE user_id = $1 AND purpose = 'reset'`, [user.id])).toEqual(
      [],
    );
  });

  it('refuses a link that is too old, for another purpose or to another address', async () => {
    const { user } = await signUp();
    const verification = mailedToken();
    expect(await readStatus(reset(verification))).toBe(404);
    const late = await resetToken();
    await rows(`UPDATE account.mailed_link SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [user.id]);
    expect(await readStatus(reset(late))).toBe(404);
    const moved = await resetToken();
    expect(
      await rows(
        `SELECT expires_at < now() + interval '61 minutes' AS "isShort" FROM account.mailed_link WHERE user_id = $1`,
        [user.id],
      ),
    ).toEqual([{ isShort: true }]);
    await rows(`UPDATE users SET email = 'moved@example.org' WHERE id = $1`, [user.id]);
    expect(await readStatus(reset(moved))).toBe(404);
  });

  it('does not use up the link when the new password is refused', async () => {
    await signUp();
    const token = await resetToken();
    expect(await saidBy(reset(token, 'short'))).toEqual([400, 'password: Password must be at least 8 characters long']);
    for (const password of ['12345678', server.person.username])
      expect(await saidBy(reset(token, password))).toEqual([
        400,
        'password: This password is easy to guess. Please choose another one',
      ]);
    expect(await readStatus(reset(token))).toBe(200);
  });

  it('has the same response and queries for known and unknown addresses, and mails the owner', async () => {
    await signUp();
    const asked = vi.spyOn(server.pool, 'query');
    const answers: unknown[] = [];
    for (const email of [server.person.email, 'nobody@example.org', server.person.email.toUpperCase()]) {
      asked.mockClear();
      const response = await server.ask('/api/auth/password-reset', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': server.address },
        body: JSON.stringify({ email }),
      });
      const queries = asked.mock.calls.length;
      answers.push([response.status, await response.text(), [...response.headers.entries()], queries]);
      await waitForPendingWork();
    }
    asked.mockRestore();
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(server.mailer.sent.map(({ to }) => to)).toEqual([
      server.person.email,
      server.person.email,
      server.person.email,
    ]);
  });

  it('is limited alike for known and unknown addresses', async () => {
    await signUp();
    for (const email of [server.person.email, 'nobody.else@example.org']) {
      for (let time = 0; time < 5; time++) expect(await readStatus(askReset(email))).toBe(200);
      const refused = await askReset(email);
      expect([refused.status, await refused.text()]).toEqual([
        429,
        'Too many attempts. Please wait a while and try again.',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    expect(server.mailer.sent.filter(({ subject }) => /new password/.test(subject))).toHaveLength(5);
  });

  it('is throttled at a client address that guessed links, even with a right link', async () => {
    await signUp();
    const token = await resetToken();
    for (let guess = 0; guess < 30; guess++)
      expect(await readStatus(reset(token.replace(/^./, String(guess % 10)) + guess))).toBe(404);
    const refused = await reset(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await readStatus(verify('x'.repeat(43)))).toBe(429);
    server.address = '203.0.113.77';
    expect(await readStatus(reset(token))).toBe(200);
  });

  it.each(['', 'a\u0000b', 'a\r\nBcc: b@example.org', 7, null, 'x'.repeat(300)])(
    'is refused for the address %o',
    async (email) => {
      expect(await readStatus(askReset(email))).toBe(400);
      expect(await readStatus(send('POST', '/api/auth/login', { body: { email, password: 'x' } }))).toBe(400);
    },
  );
});
