import { expect, it, vi } from 'vitest';
import { MAILED_KINDS, type MailedKind } from '../../contracts/notifications/notifications.ts';
import { log } from '../../platform/log/log.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/createTestDatabase.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { deliverMails } from './deliverMails.ts';
import { notify } from './queries/notify.ts';

describeWithDatabase('mails of notifications', (server) => {
  const { send, signUp, rows } = server;
  const deliver = async () => {
    server.mailer.sent.length = 0;
    await deliverMails({ ...server, composers: {} });
    return server.mailer.sent;
  };
  const waiting = () => rows('SELECT kind, attempts, error FROM mail.outbox ORDER BY id');
  const verify = (id: number) => rows('UPDATE users SET is_verified = true WHERE id = $1', [id]);
  const signUpVerified = async (name: string) => {
    const person = await signUp(name);
    await verify(person.id);
    return person;
  };
  const asked = (userId: number) =>
    notify(server.database, {
      userId,
      kind: 'contribution_changes_requested',
      values: { title: 'Lupus', reason: 'Which source?' },
      link: '/suggest?contribution=7',
    });

  it('contain text and link of the notification, and a link to unsubscribe', async () => {
    const reader = await signUpVerified('reader');
    await asked(reader.id);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: reader.email,
      subject: 'A question about what you sent in',
      link: 'http://site.test/suggest?contribution=7',
      text: expect.stringContaining('Which source?'),
      stopAddress: expect.stringMatching(/^http:\/\/site\.test\/api\/mail-off\/[\w-]+$/),
    });
    expect(mail?.html).toContain('“Lupus”');
    expect(mail?.text).toContain(`http://site.test/mail-off#${mail?.stopAddress?.split('/').pop()}`);
    expect([await deliver(), await waiting()]).toEqual([[], []]);
  });

  it('have the language of the user, also in links', async () => {
    const { user, sessionToken } = await (
      await send('POST', '/api/auth/register?lang=fr', undefined, {
        username: 'lectrice',
        email: 'lectrice@example.org',
        password: 'long enough',
      })
    ).json();
    await verify(user.id);
    await asked(user.id);
    const [mail] = await deliver();
    expect(mail).toMatchObject({
      subject: 'Une question sur votre envoi',
      link: 'http://site.test/fr/suggest?contribution=7',
      html: expect.stringContaining('<html lang="fr" dir="ltr">'),
    });
    const choose = (language: string) =>
      send('PATCH', `/api/users/${user.id}/mail-choices`, sessionToken, { language });
    expect((await choose('xx')).status).toBe(400);
    expect(await (await choose('es')).json()).toMatchObject({ language: 'es', decisions: true, watched: false });
    await asked(user.id);
    expect((await deliver())[0]?.link).toBe('http://site.test/es/suggest?contribution=7');
  });

  it('do not go to an unverified address, and begin once it is verified', async () => {
    const reader = await signUp('reader');
    for (const kind of Object.keys(MAILED_KINDS) as MailedKind[])
      await notify(server.database, { userId: reader.id, kind, values: { title: 'Lupus' } });
    server.mailer.sent.length = 0;
    for (let rounds = 0; rounds < 3; rounds++) await deliverMails({ ...server, composers: {} });
    expect([server.mailer.sent, await waiting()]).toEqual([[], []]);
    await verify(reader.id);
    await asked(reader.id);
    expect(await deliver()).toHaveLength(1);
  });

  it('follow the choices for mails, not those for the inbox', async () => {
    const reader = await signUpVerified('reader');
    const path = `/api/users/${reader.id}/mail-choices`;
    expect(await (await send('GET', path, reader.token)).json()).toEqual({
      questions: true,
      decisions: true,
      answers: true,
      lapses: true,
      watched: false,
      corrections: false,
      digest: false,
      digestEvery: 'weekly',
      learned: false,
      moderation: true,
      language: 'en',
    });
    await send('PATCH', path, reader.token, { questions: false });
    await send('PATCH', `/api/users/${reader.id}/notification-choices`, reader.token, { contributions: false });
    await asked(reader.id);
    await notify(server.database, { userId: reader.id, kind: 'watched_changed', values: { title: 'Lupus' } });
    await notify(server.database, { userId: reader.id, kind: 'contribution_taken', values: { title: 'Lupus' } });
    await notify(server.database, { userId: reader.id, kind: 'contribution_rejected', values: { title: 'Lupus' } });
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['What you sent in was not accepted']);
    expect(await waiting()).toEqual([]);
  });

  it('stop for their topic after a POST to their unsubscribe address, but not after a GET', async () => {
    const reader = await signUpVerified('reader');
    await asked(reader.id);
    const [mail] = await deliver();
    const path = new URL(mail?.stopAddress ?? '').pathname;
    const choices = async () => (await send('GET', `/api/users/${reader.id}/mail-choices`, reader.token)).json();
    const opened = await server.ask(path);
    expect([opened.status, opened.headers.get('location'), opened.headers.get('cache-control')]).toEqual([
      ...[303, `http://site.test/mail-off#${path.split('/').pop()}`, 'no-store'],
    ]);
    expect(await choices()).toMatchObject({ questions: true });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'List-Unsubscribe=One-Click';
    for (let times = 0; times < 2; times++)
      expect(await (await server.ask(path, { method: 'POST', headers, body })).json()).toEqual({ topic: 'questions' });
    expect(await choices()).toMatchObject({ questions: false, decisions: true });
    const forged = `${path.slice(0, -4)}AAAA`;
    expect((await server.ask(forged, { method: 'POST', headers, body })).status).toBe(404);
    await asked(reader.id);
    expect(await deliver()).toEqual([]);
  });

  it('wait after a failure, and are dropped for a deleted account', async () => {
    const [reader, leaver] = [await signUpVerified('reader'), await signUpVerified('leaver')];
    await asked(reader.id);
    await asked(leaver.id);
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const refusing: Mailer = {
      ...server.mailer,
      send: () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })),
    };
    await deliverMails({ ...server, composers: {}, mailer: refusing });
    vi.mocked(log.error).mockRestore();
    expect(await waiting()).toMatchObject([{ attempts: 1, error: 'ECONNREFUSED' }, { attempts: 0 }]);
    await rows('DELETE FROM users WHERE id = $1', [leaver.id]);
    expect(await deliver()).toEqual([]);
    await rows('UPDATE mail.outbox SET not_before = now()');
    expect((await deliver()).map(({ to }) => to)).toEqual([reader.email]);
  });

  it('are not sent for a notification that was rolled back', async () => {
    const reader = await signUpVerified('reader');
    await rows('SAVEPOINT step');
    await asked(reader.id);
    await rows('ROLLBACK TO SAVEPOINT step');
    expect(await deliver()).toEqual([]);
  });
});

it('sends each mail once when several processes deliver concurrently', async () => {
  const test: TestDatabase = await createTestDatabase('small');
  try {
    const { rows } = await test.pool.query<{ id: number }>(
      `INSERT INTO users (username, display_name, email, role, is_verified)
       VALUES ('one', 'One', 'one@example.org', 'user', true) RETURNING id`,
    );
    const count = 12;
    for (let n = 0; n < count; n++)
      await notify(test.pool, {
        userId: rows[0]?.id ?? 0,
        kind: 'contribution_rejected',
        values: { title: String(n) },
      });
    const sent: string[] = [];
    const mailer: Mailer = {
      siteUrl: 'http://site.test',
      linkKey: 'key',
      send: async ({ id = '' }) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        sent.push(id);
      },
    };
    await Promise.all(Array.from({ length: 3 }, () => deliverMails({ database: test.pool, composers: {}, mailer })));
    expect(sent).toHaveLength(count);
    expect(new Set(sent).size).toBe(count);
  } finally {
    await test.close();
  }
});
