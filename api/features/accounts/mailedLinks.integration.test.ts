import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { log } from '../../platform/log/log.ts';
import { tablesWith } from './testing/catalog.ts';
import { openAccountServer, readStatus, saidBy } from './testing/openAccountServer.ts';

const { askReset, inbox, mailedToken, me, reset, resetToken, rows, send, signIn, signUp, verify, server } =
  openAccountServer();

describe('email address of an account', () => {
  it('is verified by the link that registration mails in the language of the page', async () => {
    const { user } = await signUp({}, '/api/auth/register?lang=ar');
    const [mail] = server.mailer.sent;
    expect(mail).toMatchObject({ to: server.person.email, subject: 'تأكيد عنوان بريدك الإلكتروني في Common Ground' });
    expect(mail?.link).toMatch(/^http:\/\/site\.test\/ar\/auth\/verify#[\w-]{43}$/);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(await saidBy(verify(mailedToken()))).toEqual([200, '{"success":true}']);
    expect(await rows('SELECT is_verified FROM users WHERE id = $1', [user.id])).toEqual([{ is_verified: true }]);
    expect(await saidBy(verify(mailedToken()))).toEqual([
      404,
      'This link is no longer valid. Please ask for a new one.',
    ]);
  });

  it('gets another link on request until it is verified, for at most five requests', async () => {
    const { sessionToken } = await signUp();
    const again = (token?: string) => send('POST', '/api/auth/email-verification?lang=xx', { token });
    expect(await readStatus(again())).toBe(401);
    expect(await readStatus(again(sessionToken))).toBe(200);
    expect(server.mailer.sent).toHaveLength(2);
    expect(server.mailer.sent[1]?.link).toMatch(/^http:\/\/site\.test\/auth\/verify#/);
    expect(await readStatus(verify(mailedToken()))).toBe(200);
    for (let time = 0; time < 4; time++) expect(await readStatus(again(sessionToken))).toBe(200);
    expect(server.mailer.sent).toHaveLength(2);
    expect(await readStatus(again(sessionToken))).toBe(429);
  });

  it('is verified once by concurrent requests, not by an expired link or one to another address', async () => {
    const { user } = await signUp();
    const token = mailedToken();
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404]);
    expect(await inbox(user.id)).toEqual(['email_verified']);
    server.person = { email: 'second@example.org', username: 'second' };
    const second = await signUp();
    await rows(`UPDATE account.mailed_link SET expires_at = now() WHERE user_id = $1`, [second.user.id]);
    expect(await readStatus(verify(mailedToken()))).toBe(404);
    server.person = { email: 'third@example.org', username: 'third' };
    const third = await signUp();
    await rows(`UPDATE users SET email = 'somebody.else@example.org' WHERE id = $1`, [third.user.id]);
    expect(await readStatus(verify(mailedToken()))).toBe(404);
    expect(
      await rows('SELECT id FROM users WHERE is_verified AND id = ANY($1)', [[user.id, second.user.id, third.user.id]]),
    ).toEqual([{ id: user.id }]);
  });
});

describe('accounts', () => {
  it('have links whose tokens are in no table and in no log line', async () => {
    const outputs = [
      ...(['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level)),
      ...(['debug', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level)),
    ];
    for (const output of outputs) output.mockReturnValue(undefined);
    const { sessionToken } = await signUp();
    const verification = mailedToken();
    const mailed = await resetToken();
    await reset(`${mailed}x`);
    server.mailer.send = async () => {
      throw Object.assign(new Error(`550 <${server.person.email}> unknown`), { code: 'EENVELOPE', responseCode: 550 });
    };
    await askReset();
    const lines = outputs.flatMap(({ mock }) => mock.calls);
    vi.restoreAllMocks();
    for (const token of [sessionToken, verification, mailed]) {
      expect(token.length).toBeGreaterThan(40);
      expect(await tablesWith(server.pool, token)).toEqual([]);
      expect(inspect(lines, { depth: null, maxStringLength: null })).not.toContain(token);
    }
    expect(await tablesWith(server.pool, server.person.username)).toEqual(expect.arrayContaining(['public.users']));
    expect(lines).toEqual([[{ code: 'EENVELOPE 550' }, 'mail for a new password failed']]);
  });

  it('get mails that contain no text from the registration form', async () => {
    await signUp({ username: 'visit evil.example now' });
    await resetToken();
    expect(JSON.stringify(server.mailer.sent)).not.toContain('evil');
  });

  it('can sign in 200 times concurrently', async () => {
    await signUp();
    const tokens = await Promise.all(Array.from({ length: 200 }, () => signIn()));
    expect(new Set(tokens).size).toBe(200);
    expect(new Set(await Promise.all(tokens.map(me)))).toEqual(new Set([200]));
  }, 240_000);
});

describe('links to verify an address', () => {
  it('are mailed to one mailbox at most six times, whatever the number of accounts', async () => {
    const mailbox = `victim${Date.now()}`;
    const register = (place: number) =>
      send('POST', '/api/auth/register', {
        body: {
          username: `${mailbox} ${place}`,
          email: `${mailbox}+${place}@example.org`,
          password: 'long enough 4 me',
        },
        headers: { 'x-client-address': `198.51.100.${place}` },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => register(place)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(server.mailer.sent).toHaveLength(6);
    const { sessionToken } = await (await register(12)).json();
    expect(await readStatus(send('POST', '/api/auth/email-verification', { token: sessionToken }))).toBe(429);
    expect(server.mailer.sent).toHaveLength(6);
  });
});
