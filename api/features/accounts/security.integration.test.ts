import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { settled } from '../../platform/afterAnswer.ts';
import { PreparedResponses } from '../../platform/prepared/PreparedResponses.ts';
import { askWith, type TestDatabase, testDatabase } from '../../platform/testing/testDatabase.ts';
import { type TestMailer, testMailer } from '../../platform/testing/testMailer.ts';

const PASSWORD = 'a long enough password';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';

type Given = { body?: unknown; token?: string; headers?: Record<string, string> };

let test: TestDatabase;
let mailer: TestMailer;
let ask: ReturnType<typeof askWith>;
let times = 0;
/** Somebody new for each test, from an address of their own: throttles count across tests as they do across people. */
let person: { email: string; username: string };
let address: string;

beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test?.close());
beforeEach(() => {
  mailer = testMailer();
  ask = askWith({ endpoints, database: test.pool, prepared: new PreparedResponses(), mailer });
  times += 1;
  person = { email: `person${times}@example.org`, username: `person ${times}` };
  address = `192.0.2.${times}`;
});
afterEach(() => settled());

async function send(method: string, path: string, { body, token, headers }: Given = {}): Promise<Response> {
  const response = await ask(path, {
    method,
    headers: {
      'x-client-address': address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  await settled();
  return response;
}
const rows = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const status = async (answer: Promise<Response>) => (await answer).status;
const said = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, await response.text()];
};

async function signUp(given: object = {}, path = '/api/auth/register') {
  const response = await send('POST', path, { body: { ...person, password: PASSWORD, ...given } });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as { sessionToken: string; user: { id: number; email: string } };
}
async function signIn(password = PASSWORD, headers: Record<string, string> = {}): Promise<string> {
  const response = await send('POST', '/api/auth/login', { body: { email: person.email, password }, headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()).sessionToken;
}
const me = (token: string) => status(send('GET', '/api/auth/me', { token }));
const sessions = async (token: string) => (await send('GET', '/api/auth/sessions', { token })).json();
/** The token of the link in the latest mail. */
const mailedToken = () => mailer.sent.at(-1)?.link?.split('#')[1] ?? '';
async function resetToken(): Promise<string> {
  expect(await status(send('POST', '/api/auth/password-reset', { body: { email: person.email } }))).toBe(200);
  return mailedToken();
}
/** As Payload keeps a sign-in to the CMS. */
const signInToDesk = (userId: number, id: string) =>
  rows(
    `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at) VALUES (1, $1, $2, now(), now() + interval '1 hour')`,
    [userId, id],
  );
const deskSessions = (userId: number) => rows('SELECT id FROM users_sessions WHERE _parent_id = $1', [userId]);

const inbox = async (userId: number) =>
  (await rows('SELECT kind FROM notifications WHERE user_id = $1 ORDER BY kind', [userId])).map(({ kind }) => kind);

/** Every table of every schema that holds this text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await rows(`SELECT count(*)::int AS count FROM ${name} t WHERE strpos(t::text, $1) > 0`, [text]);
    if (row.count > 0) found.push(name);
  }
  return found;
}

describe('sessions', () => {
  it('are listed with the kind of device, the one that asks marked', async () => {
    await signUp();
    const token = await signIn(PASSWORD, { 'user-agent': FIREFOX });
    const [latest, first] = await sessions(token);
    expect(latest).toMatchObject({ device: 'Firefox, Android', isCurrent: true });
    expect(first).toMatchObject({ device: '', isCurrent: false });
    expect(Date.parse(latest.expiresAt)).toBeGreaterThan(Date.now() + 29 * 24 * 3600 * 1000);
    expect(await status(send('GET', '/api/auth/sessions'))).toBe(401);
  });

  it.each([
    ['a program', 'curl/8.1 my-secret'],
    ['markup', '<script>alert(1)</script>'],
    ['very much', 'x'.repeat(5000)],
    ['what looks like a browser', 'secret (secret) secret/1.0'],
  ])('keep nothing of a header that names %s', async (_, agent) => {
    await signUp();
    await signIn(PASSWORD, { 'user-agent': agent });
    const kept = await rows(`SELECT DISTINCT device FROM user_sessions WHERE device NOT IN ('', 'Firefox, Android')`);
    expect(kept).toEqual([]);
  });

  it('are ended one by one, and ending one that is gone is fine', async () => {
    const { sessionToken } = await signUp();
    const other = await signIn();
    const [{ id }] = (await sessions(sessionToken)).filter((session: { isCurrent: boolean }) => !session.isCurrent);
    for (let twice = 0; twice < 2; twice++)
      expect(await said(send('DELETE', `/api/auth/sessions/${id}`, { token: sessionToken }))).toEqual([
        200,
        '{"success":true}',
      ]);
    expect([await me(other), await me(sessionToken)]).toEqual([401, 200]);
  });

  it("of another person stay, answered like one that is gone, and an administrator's role is no shortcut", async () => {
    const { sessionToken, user } = await signUp();
    const [{ id }] = await sessions(sessionToken);
    await signInToDesk(user.id, `desk-${user.id}`);
    const stranger = { email: 'stranger@example.org', username: 'stranger', password: PASSWORD };
    const {
      sessionToken: strangers,
      user: { id: strangerId },
    } = await signUp(stranger);
    for (const role of ['user', 'admin']) {
      await rows('UPDATE users SET role = $2::enum_users_role WHERE id = $1', [strangerId, role]);
      expect(await said(send('DELETE', `/api/auth/sessions/${id}`, { token: strangers }))).toEqual([
        200,
        '{"success":true}',
      ]);
      expect(await sessions(strangers)).toHaveLength(1);
    }
    expect(await status(send('DELETE', '/api/auth/sessions', { token: strangers }))).toBe(200);
    expect([await me(sessionToken), await me(strangers)]).toEqual([200, 401]);
    expect(await deskSessions(user.id)).toHaveLength(1);
  });

  it.each(['0', '-1', 'abc', '1e3', '99999999999', "1'--", '%00'])('named %s are not there', async (id) => {
    const { sessionToken } = await signUp();
    expect(await status(send('DELETE', `/api/auth/sessions/${id}`, { token: sessionToken }))).toBe(404);
    expect(await me(sessionToken)).toBe(200);
  });

  it('are all ended at once, those of the CMS among them, and none of those comes back', async () => {
    const { sessionToken, user } = await signUp();
    const other = await signIn();
    await signInToDesk(user.id, `desk-${user.id}`);
    const [desk] = await rows('SELECT * FROM users_sessions WHERE _parent_id = $1', [user.id]);
    expect(await status(send('DELETE', '/api/auth/sessions', { token: other }))).toBe(200);
    expect([await me(other), await me(sessionToken)]).toEqual([401, 401]);
    expect(await deskSessions(user.id)).toEqual([]);
    // A refresh that read the session before writes it back.
    await rows('INSERT INTO users_sessions SELECT * FROM json_populate_record(NULL::users_sessions, $1)', [
      JSON.stringify(desk),
    ]);
    expect(await deskSessions(user.id)).toEqual([]);
    await signInToDesk(user.id, `desk-${user.id}-again`);
    expect(await deskSessions(user.id)).toHaveLength(1);
  });

  it('are written at most once in some hours', async () => {
    const { sessionToken, user } = await signUp();
    const used = () => rows('SELECT last_used_at, expires_at FROM user_sessions WHERE user_id = $1', [user.id]);
    const before = await used();
    await me(sessionToken);
    expect(await used()).toEqual(before);
    await rows(
      `UPDATE user_sessions SET last_used_at = now() - interval '1 day', expires_at = expires_at - interval '1 day' WHERE user_id = $1`,
      [user.id],
    );
    await me(sessionToken);
    expect((await used())[0].last_used_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('a change of the password', () => {
  const change = (token: string, body: object) => send('PUT', '/api/auth/password', { token, body });

  it('ends every session, gives a new one, and tells the owner by mail', async () => {
    const { sessionToken, user } = await signUp();
    const other = await signIn();
    await signInToDesk(user.id, `desk-${user.id}`);
    const unused = await resetToken();
    const response = await change(sessionToken, { currentPassword: PASSWORD, newPassword: 'another password' });
    const answer = await response.json();
    expect(answer.user).toMatchObject({ id: user.id });
    await settled();
    expect([await me(sessionToken), await me(other), await me(answer.sessionToken)]).toEqual([401, 401, 200]);
    expect(await inbox(user.id)).toEqual(['password_changed']);
    expect(await deskSessions(user.id)).toEqual([]);
    expect(mailer.sent.at(-1)).toMatchObject({
      to: person.email,
      subject: 'Your password for Common Ground was changed',
    });
    expect(await status(send('POST', '/api/auth/login', { body: { email: person.email, password: PASSWORD } }))).toBe(
      401,
    );
    expect(await me(await signIn('another password'))).toBe(200);
    // A link that was mailed before opens nothing either.
    expect(await status(send('PUT', '/api/auth/password-reset', { body: { token: unused, password: PASSWORD } }))).toBe(
      404,
    );
  });

  it('wants the current password, and its guesses count with those at the sign-in', async () => {
    const { sessionToken } = await signUp();
    for (let guess = 0; guess < 10; guess++)
      expect(
        await said(change(sessionToken, { currentPassword: `guess ${guess}`, newPassword: 'another password' })),
      ).toEqual([403, 'The current password is incorrect']);
    for (const refused of [
      await change(sessionToken, { currentPassword: PASSWORD, newPassword: 'another password' }),
      await send('POST', '/api/auth/login', { body: { email: person.email, password: PASSWORD } }),
    ]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    expect(await me(sessionToken)).toBe(200);
  });

  it('of two at the same moment only one happens, and leaves one session', async () => {
    const { sessionToken, user } = await signUp();
    const answers = await Promise.all(
      ['first password', 'second password'].map((newPassword) =>
        change(sessionToken, { currentPassword: PASSWORD, newPassword }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403]);
    expect(await rows('SELECT FROM user_sessions WHERE user_id = $1', [user.id])).toHaveLength(1);
  });

  it('leaves no session to a sign-in with the old password that is under way', async () => {
    const { sessionToken, user } = await signUp();
    const [old] = await rows('SELECT hash, salt FROM users WHERE id = $1', [user.id]);
    const { startSession } = await import('../../platform/session/sessions.ts');
    expect(await status(change(sessionToken, { currentPassword: PASSWORD, newPassword: 'another password' }))).toBe(
      200,
    );
    expect(await startSession(test.pool, { userId: user.id, password: old, device: '' })).toBeNull();
    // Payload's sign-in writes back the whole account as it read it.
    await expect(
      rows('UPDATE users SET hash = $2, salt = $3 WHERE id = $1', [user.id, old.hash, old.salt]),
    ).rejects.toThrow(/changed meanwhile/);
  });

  it('that only brings the same password to its present form ends nothing', async () => {
    const { sessionToken, user } = await signUp();
    const { pbkdf2Sync } = await import('node:crypto');
    const legacy = pbkdf2Sync(PASSWORD, 'old-salt', 25_000, 512, 'sha256').toString('hex');
    await rows('UPDATE users SET hash = $2, salt = $3 WHERE id = $1', [user.id, legacy, 'old-salt']);
    expect(await me(sessionToken)).toBe(401);
    const [first, second] = [await signIn(), await signIn()];
    const [{ hash }] = await rows('SELECT hash FROM users WHERE id = $1', [user.id]);
    expect(hash).toMatch(/^pbkdf2-sha256-v1:/);
    expect([await me(first), await me(second)]).toEqual([200, 200]);
  });

  it.each([
    [{ currentPassword: PASSWORD, newPassword: 'short' }, 'newPassword: Password must be at least 8 characters long'],
    [{ newPassword: 'another password' }, 'currentPassword: is required'],
    [{ currentPassword: PASSWORD, newPassword: 'x'.repeat(257) }, 'newPassword: must have at most 256 characters'],
    [{ currentPassword: { $ne: '' }, newPassword: 'another password' }, 'currentPassword: is required'],
  ])('is refused with %o', async (body, message) => {
    const { sessionToken } = await signUp();
    expect(await said(change(sessionToken, body))).toEqual([400, message]);
    expect(await me(sessionToken)).toBe(200);
  });
});

describe('a forgotten password', () => {
  const reset = (token: unknown, password: unknown = 'another password') =>
    send('PUT', '/api/auth/password-reset', { body: { token, password } });

  it('is replaced by a mailed link, once; every session ends, and the address counts as verified', async () => {
    const { sessionToken, user } = await signUp();
    await signInToDesk(user.id, `desk-${user.id}`);
    const token = await resetToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mailer.sent.at(-1)).toMatchObject({ to: person.email, link: `http://site.test/auth/reset#${token}` });
    expect(await said(reset(token))).toEqual([200, '{"success":true}']);
    expect(await me(sessionToken)).toBe(401);
    expect(await deskSessions(user.id)).toEqual([]);
    expect(await rows('SELECT is_verified FROM users WHERE id = $1', [user.id])).toEqual([{ is_verified: true }]);
    expect(mailer.sent.at(-1)?.subject).toBe('Your password for Common Ground was changed');
    expect(await inbox(user.id)).toEqual(['email_verified', 'password_changed']);
    expect(await said(reset(token, PASSWORD))).toEqual([
      404,
      'This link is no longer valid. Please ask for a new one.',
    ]);
    expect(await me(await signIn('another password'))).toBe(200);
  });

  it('of parallel uses of one link, and of two links, one wins', async () => {
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

  it('is not replaced with a link that is too old, for something else, or mailed to another address', async () => {
    const { user } = await signUp();
    const verification = mailedToken();
    expect(await status(reset(verification))).toBe(404);
    const late = await resetToken();
    await rows(`UPDATE account.mailed_link SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [user.id]);
    expect(await status(reset(late))).toBe(404);
    const moved = await resetToken();
    await rows(`UPDATE users SET email = 'moved@example.org' WHERE id = $1`, [user.id]);
    expect(await status(reset(moved))).toBe(404);
    expect(
      await rows(
        `SELECT expires_at < now() + interval '61 minutes' AS "isShort" FROM account.mailed_link WHERE user_id = $1`,
        [user.id],
      ),
    ).toEqual([{ isShort: true }]);
  });

  it('a new password that is too short does not use up the link', async () => {
    await signUp();
    const token = await resetToken();
    expect(await said(reset(token, 'short'))).toEqual([400, 'password: Password must be at least 8 characters long']);
    expect(await status(reset(token))).toBe(200);
  });

  it('is answered alike for known and unknown, after the same queries, and mails only the owner', async () => {
    await signUp();
    const asked = vi.spyOn(test.pool, 'query');
    const answers: unknown[] = [];
    for (const email of [person.email, 'nobody@example.org', person.email.toUpperCase()]) {
      asked.mockClear();
      const response = await ask('/api/auth/password-reset', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': address },
        body: JSON.stringify({ email }),
      });
      const queries = asked.mock.calls.length;
      answers.push([response.status, await response.text(), [...response.headers.entries()], queries]);
      await settled();
    }
    asked.mockRestore();
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(mailer.sent.map(({ to }) => to)).toEqual([person.email, person.email, person.email]);
  });

  it('can be asked for a few times only, of a known and of an unknown account alike', async () => {
    await signUp();
    for (const email of [person.email, 'nobody.else@example.org']) {
      const ask = () => send('POST', '/api/auth/password-reset', { body: { email } });
      for (let time = 0; time < 5; time++) expect(await status(ask())).toBe(200);
      const refused = await ask();
      expect([refused.status, await refused.text()]).toEqual([
        429,
        'Too many attempts. Please wait a while and try again.',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    // From other addresses there is a limit for the account as well.
    const answers: number[] = [];
    for (let elsewhere = 0; elsewhere < 8; elsewhere++)
      answers.push(
        await status(
          send('POST', '/api/auth/password-reset', {
            body: { email: person.email },
            headers: { 'x-client-address': `198.51.100.${elsewhere}` },
          }),
        ),
      );
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(mailer.sent.filter(({ subject }) => /new password/.test(subject))).toHaveLength(10);
  });

  it('guessed links make whoever guesses wait, and no longer accept even a right one from there', async () => {
    await signUp();
    const token = await resetToken();
    for (let guess = 0; guess < 30; guess++)
      expect(await status(reset(token.replace(/^./, String(guess % 10)) + guess))).toBe(404);
    const refused = await reset(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await status(send('PUT', '/api/auth/email-verification', { body: { token: 'x'.repeat(43) } }))).toBe(429);
    address = '203.0.113.77';
    expect(await status(reset(token))).toBe(200);
  });

  it.each([
    ['', 400],
    ['short', 400],
    ['x'.repeat(129), 400],
    [null, 400],
    [{ $gt: '' }, 400],
    [['x'.repeat(43)], 400],
    [`' OR true --${'x'.repeat(30)}`, 404],
    [`${'x'.repeat(40)}\u0000`, 404],
    [`${'x'.repeat(40)}\ud800`, 404],
  ])('is refused with the token %o', async (token, expected) => {
    expect(await status(reset(token))).toBe(expected);
    expect(await status(send('PUT', '/api/auth/email-verification', { body: { token } }))).toBe(expected);
  });

  it.each(['', 'a\u0000b', 'a\r\nBcc: b@example.org', 7, null, 'x'.repeat(300)])(
    'is not asked for with the address %o',
    async (email) => {
      expect(await status(send('POST', '/api/auth/password-reset', { body: { email } }))).toBe(400);
      expect(await status(send('POST', '/api/auth/login', { body: { email, password: 'x' } }))).toBe(400);
    },
  );
});

describe('the address of an account', () => {
  const verify = (token: string) => send('PUT', '/api/auth/email-verification', { body: { token } });

  it('is verified by the link that registration mails, in the language of the reader', async () => {
    const { user } = await signUp({}, '/api/auth/register?lang=ar');
    const [mail] = mailer.sent;
    expect(mail).toMatchObject({ to: person.email, subject: 'تأكيد عنوان بريدك الإلكتروني في Common Ground' });
    expect(mail?.link).toMatch(/^http:\/\/site\.test\/ar\/auth\/verify#[\w-]{43}$/);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(await said(verify(mailedToken()))).toEqual([200, '{"success":true}']);
    expect(await rows('SELECT is_verified FROM users WHERE id = $1', [user.id])).toEqual([{ is_verified: true }]);
    expect(await said(verify(mailedToken()))).toEqual([404, 'This link is no longer valid. Please ask for a new one.']);
  });

  it('is mailed another link on request, a few times, and none once it is verified', async () => {
    const { sessionToken } = await signUp();
    const again = (token?: string) => send('POST', '/api/auth/email-verification?lang=xx', { token });
    expect(await status(again())).toBe(401);
    expect(await status(again(sessionToken))).toBe(200);
    expect(mailer.sent).toHaveLength(2);
    expect(mailer.sent[1]?.link).toMatch(/^http:\/\/site\.test\/auth\/verify#/);
    expect(await status(verify(mailedToken()))).toBe(200);
    for (let time = 0; time < 4; time++) expect(await status(again(sessionToken))).toBe(200);
    expect(mailer.sent).toHaveLength(2);
    expect(await status(again(sessionToken))).toBe(429);
  });

  it('is verified once by parallel uses of one link, and never by a link mailed to another address or too old', async () => {
    const { user } = await signUp();
    const token = mailedToken();
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404]);
    expect(await inbox(user.id)).toEqual(['email_verified']);
    person = { email: 'second@example.org', username: 'second' };
    const second = await signUp();
    await rows(`UPDATE account.mailed_link SET expires_at = now() WHERE user_id = $1`, [second.user.id]);
    expect(await status(verify(mailedToken()))).toBe(404);
    person = { email: 'third@example.org', username: 'third' };
    const third = await signUp();
    await rows(`UPDATE users SET email = 'somebody.else@example.org' WHERE id = $1`, [third.user.id]);
    expect(await status(verify(mailedToken()))).toBe(404);
    expect(
      await rows('SELECT id FROM users WHERE is_verified AND id = ANY($1)', [[user.id, second.user.id, third.user.id]]),
    ).toEqual([{ id: user.id }]);
  });
});

describe('tokens and people', () => {
  it('tokens are found in no table and in nothing that is said', async () => {
    const lines: string[] = [];
    const listening = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.map(String).join(' '))),
    );
    const { sessionToken } = await signUp();
    const verification = mailedToken();
    const reset = await resetToken();
    await send('PUT', '/api/auth/password-reset', { body: { token: `${reset}x`, password: 'another password' } });
    mailer.send = async () => {
      throw Object.assign(new Error(`550 <${person.email}> unknown`), { code: 'EENVELOPE', responseCode: 550 });
    };
    await send('POST', '/api/auth/password-reset', { body: { email: person.email } });
    for (const spy of listening) spy.mockRestore();
    for (const token of [sessionToken, verification, reset]) {
      expect(token.length).toBeGreaterThan(40);
      expect(await tablesWith(token)).toEqual([]);
      expect(lines.join('\n')).not.toContain(token);
    }
    expect(await tablesWith(person.username)).toEqual(expect.arrayContaining(['public.users']));
    expect(lines).toEqual(['mail for a new password failed (EENVELOPE 550)']);
  });

  it('nothing that somebody typed gets into a mail', async () => {
    await signUp({ username: 'visit evil.example now' });
    await resetToken();
    expect(JSON.stringify(mailer.sent)).not.toContain('evil');
  });

  it('registration says of a name or an address in use only that one of the two is', async () => {
    await signUp();
    const answers = [
      await said(send('POST', '/api/auth/register', { body: { ...person, username: 'new name', password: PASSWORD } })),
      await said(
        send('POST', '/api/auth/register', { body: { ...person, email: 'new@example.org', password: PASSWORD } }),
      ),
    ];
    expect(answers).toEqual(Array(2).fill([409, 'This username or email is already in use']));
    expect(mailer.sent).toHaveLength(1);
  });

  it('200 parallel sign-ins of one person are all good', async () => {
    await signUp();
    const tokens = await Promise.all(Array.from({ length: 200 }, () => signIn()));
    expect(new Set(tokens).size).toBe(200);
    expect(new Set(await Promise.all(tokens.map(me)))).toEqual(new Set([200]));
  }, 240_000);

  it('an account that goes takes its links with it', async () => {
    const { user } = await signUp();
    await rows('DELETE FROM users WHERE id = $1', [user.id]);
    expect(await rows('SELECT FROM account.mailed_link WHERE user_id = $1', [user.id])).toEqual([]);
  });
});
