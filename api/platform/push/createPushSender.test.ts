import { afterEach, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { createPushSender } from './createPushSender.ts';
import { PushGone, PushLater } from './PushSender.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const sender = createPushSender({ publicKey, privateKey, subject: 'mailto:team@example.org' });
const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } };
const payload = { title: 'Common Ground', body: 'You have a reply.', path: '/profile', tag: 'inbox' };

afterEach(() => vi.restoreAllMocks());

const answering = (status: number, headers = {}) =>
  vi
    .spyOn(webPush, 'sendNotification')
    .mockRejectedValue(new webPush.WebPushError('no', status, headers, '', target.endpoint));

it('hands over what the service worker shows, signed, for a day', async () => {
  const send = vi.spyOn(webPush, 'sendNotification').mockResolvedValue({ statusCode: 201, body: '', headers: {} });
  await sender.send(target, payload);
  expect(send).toHaveBeenCalledWith(
    target,
    JSON.stringify(payload),
    expect.objectContaining({ TTL: 86_400, topic: 'inbox', vapidDetails: expect.objectContaining({ publicKey }) }),
  );
});

it('tells a browser that is gone from a service that is away', async () => {
  for (const status of [404, 410]) {
    answering(status);
    await expect(sender.send(target, payload)).rejects.toBeInstanceOf(PushGone);
  }
  answering(503);
  await expect(sender.send(target, payload)).rejects.not.toBeInstanceOf(PushGone);
});

it('hears when to come again', async () => {
  answering(429, { 'retry-after': '120' });
  await expect(sender.send(target, payload)).rejects.toMatchObject({ seconds: 120 });
  answering(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
  const { seconds } = (await sender.send(target, payload).catch((error) => error)) as PushLater;
  expect(seconds).toBeGreaterThan(50);
  answering(429, { 'retry-after': 'soon' });
  await expect(sender.send(target, payload)).rejects.not.toBeInstanceOf(PushLater);
});

it('encrypts and signs so that the library accepts it, for keys as the settings and the contract want them', () => {
  const keys = { p256dh: publicKey, auth: 'A'.repeat(22) };
  const vapidDetails = { publicKey, privateKey, subject: 'mailto:team@example.org' };
  const { headers, body } = webPush.generateRequestDetails({ ...target, keys }, 'text', { vapidDetails });
  expect([publicKey.length, privateKey.length]).toEqual([87, 43]);
  expect(headers['Content-Encoding']).toBe('aes128gcm');
  expect(body?.includes('text')).toBe(false);
});
