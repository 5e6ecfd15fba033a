import { afterEach, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import type { sendRequest } from '../outgoing/sendRequest.ts';
import { createPushSender } from './createPushSender.ts';
import { PushGone, PushLater } from './PushSender.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const call = vi.fn<typeof sendRequest>();
const sender = createPushSender({ publicKey, privateKey, subject: 'mailto:team@example.org' }, call);
const keys = { p256dh: publicKey, auth: 'A'.repeat(22) };
const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys };
const payload = { title: 'Common Ground', body: 'You have a reply.', path: '/profile', tag: 'inbox' };

afterEach(() => call.mockReset());

const answering = (status: number, headers = {}) => call.mockResolvedValue({ status, headers });

it('sends an encrypted and signed push that is valid for a day', async () => {
  answering(201);
  await sender.send(target, payload);
  const [request] = call.mock.calls[0] ?? [];
  expect(request).toMatchObject({ address: target.endpoint, method: 'POST' });
  expect(request?.headers).toMatchObject({
    TTL: 86_400,
    Topic: 'inbox',
    'Content-Encoding': 'aes128gcm',
    Authorization: expect.stringContaining(publicKey),
  });
  expect(request?.body?.includes('reply')).toBe(false);
});

it.each([
  'https://127.0.0.1;.notify.windows.com/x',
  "https://127.0.0.1'.notify.windows.com/x",
  'https://FCM.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com/fcm/./send/x',
  'https://evil.example/x',
  'http://fcm.googleapis.com/x',
])('throws PushGone and sends nothing to %s', async (endpoint) => {
  await expect(sender.send({ ...target, endpoint }, payload)).rejects.toBeInstanceOf(PushGone);
  expect(call).not.toHaveBeenCalled();
});

it('throws PushGone for 404 and 410, and another error for 503', async () => {
  for (const status of [404, 410]) {
    answering(status);
    await expect(sender.send(target, payload)).rejects.toBeInstanceOf(PushGone);
  }
  answering(503);
  await expect(sender.send(target, payload)).rejects.not.toBeInstanceOf(PushGone);
});

it('throws PushLater with the seconds of a valid Retry-After', async () => {
  answering(429, { 'retry-after': '120' });
  await expect(sender.send(target, payload)).rejects.toMatchObject({ seconds: 120 });
  answering(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
  const { seconds } = (await sender.send(target, payload).catch((error) => error)) as PushLater;
  expect(seconds).toBeGreaterThan(50);
  answering(429, { 'retry-after': 'soon' });
  await expect(sender.send(target, payload)).rejects.not.toBeInstanceOf(PushLater);
});

it('uses generated VAPID keys of 87 and 43 characters', () => {
  expect([publicKey.length, privateKey.length]).toEqual([87, 43]);
});
