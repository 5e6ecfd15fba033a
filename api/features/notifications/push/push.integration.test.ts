import { beforeEach, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { UNKNOWN_SERVICE } from '../../../contracts/notifications/push.ts';
import { log } from '../../../platform/log/log.ts';
import { createPushSender } from '../../../platform/push/createPushSender.ts';
import {
  PushGone,
  PushLater,
  type PushPayload,
  type PushSender,
  type PushTarget,
} from '../../../platform/push/PushSender.ts';
import { describeWithDatabase } from '../../../testing/describeWithDatabase.ts';
import { notify } from '../queries/notify.ts';
import { deliverPushes } from './deliverPushes.ts';
import { updatePushKey } from './queries.ts';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const createPushEndpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

describeWithDatabase('pushes', (server) => {
  const { send, signUp, rows } = server;
  const sent: { target: PushTarget; payload: PushPayload }[] = [];
  const fail = vi.fn<() => Error | null>(() => null);
  const sender: PushSender = {
    publicKey: 'key',
    async send(target, payload) {
      const failure = fail();
      if (failure) throw failure;
      sent.push({ target, payload });
    },
  };
  beforeEach(() => {
    sent.length = 0;
    fail.mockReset();
    fail.mockReturnValue(null);
  });

  const deliver = () => deliverPushes({ database: server.database, sender });
  const put = (userId: number, token: string, given: object) =>
    send('PUT', `/api/users/${userId}/push-subscriptions`, token, given);
  const subscribed = async (name: string, language = 'en') => {
    const person = await signUp(name);
    const response = await put(person.id, person.token, { endpoint: createPushEndpoint(name), keys: KEYS, language });
    return { ...person, response, subscription: (await response.json()) as { id: number } };
  };
  const tell = (userId: number) =>
    notify(server.database, {
      userId,
      kind: 'watched_changed',
      values: { title: 'Lupus' },
      link: '/history?condition=7',
    });
  const waiting = async () => (await rows('SELECT count(*)::int AS count FROM push.outbox'))[0]?.count;
  const browsers = async () => (await rows('SELECT count(*)::int AS count FROM push.subscription'))[0]?.count;

  it('go to each browser of the user, without titles, and leave the outbox empty', async () => {
    const reader = await subscribed('lectrice', 'fr');
    await put(reader.id, reader.token, { endpoint: createPushEndpoint('other'), keys: KEYS, language: 'en' });
    await tell(reader.id);
    expect(await waiting()).toBe(2);
    await deliver();
    expect(sent).toEqual([
      {
        target: { endpoint: createPushEndpoint('lectrice'), keys: KEYS },
        payload: {
          title: 'Common Ground',
          body: 'Quelque chose que vous suivez a changé.',
          path: '/fr/profile#notifications',
          tag: 'inbox',
        },
      },
      expect.objectContaining({ payload: expect.objectContaining({ path: '/profile#notifications' }) }),
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/Lupus|condition/);
    expect(await waiting()).toBe(0);
  });

  it('are one per browser, none when rolled back, not wanted or a day old', async () => {
    const reader = await subscribed('reader');
    await tell(reader.id);
    await tell(reader.id);
    await notify(server.database, { userId: reader.id, kind: 'post_answered' });
    await rows('SAVEPOINT step');
    await tell(reader.id);
    await rows('ROLLBACK TO SAVEPOINT step');
    await deliver();
    expect(sent.map(({ payload }) => payload.body)).toEqual(['You have new notifications.']);
    await send('PATCH', `/api/users/${reader.id}/notification-choices`, reader.token, { watched: false });
    await tell(reader.id);
    expect(await waiting()).toBe(0);
    await notify(server.database, { userId: reader.id, kind: 'post_answered' });
    await rows(`UPDATE push.outbox SET at = now() - interval '25 hours'`);
    await deliver();
    expect([sent.length, await waiting()]).toEqual([1, 0]);
  });

  it('are retried after a failure, and delete a subscription that is gone or keeps failing', async () => {
    const reader = await subscribed('reader');
    vi.spyOn(log, 'error').mockImplementation(() => {});
    fail.mockReturnValue(Object.assign(new Error('no'), { code: 'ETIMEDOUT' }));
    await tell(reader.id);
    await deliver();
    expect(await rows('SELECT failures, not_before > now() AS later FROM push.subscription')).toEqual([
      { failures: 1, later: true },
    ]);
    await rows('UPDATE push.subscription SET not_before = now()');
    fail.mockReturnValue(new PushLater(7200, new Error('429')));
    await deliver();
    expect(await rows(`SELECT not_before > now() + interval '119 minutes' AS later FROM push.subscription`)).toEqual([
      { later: true },
    ]);
    await rows('UPDATE push.subscription SET not_before = now()');
    fail.mockReturnValue(null);
    await deliver();
    expect([sent.length, await waiting()]).toEqual([1, 0]);
    expect(await rows('SELECT failures FROM push.subscription')).toEqual([{ failures: 0 }]);

    await tell(reader.id);
    await rows('UPDATE push.subscription SET failures = 19');
    fail.mockReturnValue(new Error('no'));
    await deliver();
    expect([await browsers(), await waiting()]).toEqual([0, 0]);
    vi.mocked(log.error).mockRestore();

    await put(reader.id, reader.token, { endpoint: createPushEndpoint('new'), keys: KEYS, language: 'en' });
    await tell(reader.id);
    fail.mockReturnValue(new PushGone());
    await deliver();
    expect([await browsers(), await waiting()]).toEqual([0, 0]);
  });

  it('have at most ten subscriptions per user, which another user of the browser takes over', async () => {
    const [one, two] = [await subscribed('one'), await signUp('two')];
    const same = { endpoint: createPushEndpoint('one'), keys: KEYS, language: 'en' };
    expect(await (await put(one.id, one.token, same)).json()).toEqual(one.subscription);
    expect((await put(two.id, two.token, same)).status).toBe(200);
    await tell(one.id);
    expect(await waiting()).toBe(0);
    const path = `/api/users/${two.id}/push-subscriptions/${one.subscription.id}`;
    expect((await send('DELETE', path.replace(`/${two.id}/`, `/${one.id}/`), one.token)).status).toBe(200);
    expect(await browsers()).toBe(1);
    expect((await send('DELETE', path, two.token)).status).toBe(200);
    expect((await send('DELETE', path, two.token)).status).toBe(200);
    for (let n = 0; n < 12; n++) await put(two.id, two.token, { ...same, endpoint: createPushEndpoint(`many-${n}`) });
    expect(await browsers()).toBe(10);
    expect(await rows(`SELECT FROM push.subscription WHERE endpoint LIKE '%many-1'`)).toEqual([]);
  });

  it('end with the session that subscribed', async () => {
    const reader = await subscribed('reader');
    await rows(`UPDATE user_sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [reader.id]);
    await tell(reader.id);
    expect(await waiting()).toBe(0);
    const other = await subscribed('other');
    await send('POST', '/api/auth/logout', other.token);
    expect(await rows('SELECT user_id FROM push.subscription')).toEqual([{ user_id: reader.id }]);
  });

  it('go only to known push services', async () => {
    const reader = await signUp('reader');
    for (const endpoint of ['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com.evil.example/x', 'nonsense']) {
      const response = await put(reader.id, reader.token, { endpoint, keys: KEYS, language: 'en' });
      expect([endpoint, response.status, await response.text()]).toEqual([
        endpoint,
        400,
        expect.stringContaining(UNKNOWN_SERVICE),
      ]);
    }
    const short = { endpoint: createPushEndpoint('x'), keys: { ...KEYS, auth: 'short' }, language: 'en' };
    expect((await put(reader.id, reader.token, short)).status).toBe(400);
    expect(await browsers()).toBe(0);
  });

  it('have subscriptions that are stored with a normalised address', async () => {
    const reader = await signUp('reader');
    const endpoint = ' HTTPS://FCM.googleapis.com:443/fcm/./send/\tx#y';
    expect((await put(reader.id, reader.token, { endpoint, keys: KEYS, language: 'en' })).status).toBe(200);
    expect(await rows('SELECT endpoint FROM push.subscription')).toEqual([{ endpoint: createPushEndpoint('x') }]);
  });

  it('delete a subscription that was stored with an address that is not normalised', async () => {
    const reader = await subscribed('reader');
    const endpoint = 'https://127.0.0.1;.notify.windows.com/x';
    await rows('UPDATE push.subscription SET endpoint = $1', [endpoint]);
    await tell(reader.id);
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const sender = createPushSender({ publicKey, privateKey, subject: 'mailto:team@example.org' });
    await deliverPushes({ database: server.database, sender });
    expect(await browsers()).toBe(0);
  });

  it('have a public key, whose change deletes all subscriptions', async () => {
    const keyNow = async () => (await server.ask('/api/push-key')).json();
    expect(await keyNow()).toEqual({ key: null });
    await updatePushKey(server.database, 'first');
    await subscribed('reader');
    await updatePushKey(server.database, 'first');
    expect([await keyNow(), await browsers()]).toEqual([{ key: 'first' }, 1]);
    await updatePushKey(server.database, 'second');
    expect([await keyNow(), await browsers()]).toEqual([{ key: 'second' }, 0]);
  });
});
