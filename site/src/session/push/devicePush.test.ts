import { beforeEach, expect, it, vi } from 'vitest';
import { api, calls } from '../session.ts';
import { deviceState, renewPush, turnOff, turnOn } from './devicePush.ts';
import { readPush, writePush } from './keptPush.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDPOINT = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } };

let permission: NotificationPermission;
let key: string | null;
const pushManager = { subscribe: vi.fn(), getSubscription: vi.fn() };
const subscription = { ...ENDPOINT, toJSON: () => ENDPOINT, unsubscribe: vi.fn(async () => true) };
const call = vi.fn(async (row: unknown, _input?: unknown): Promise<unknown> => {
  if (row === calls.getPushKey) return { key };
  if (row === calls.keepPushSubscription) return { id: 5 };
  return { count: 2 };
});
const findCalls = (wanted: unknown) => call.mock.calls.filter(([row]) => row === wanted);

beforeEach(() => {
  permission = 'granted';
  key = 'the key';
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  });
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  const notification = {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  };
  vi.stubGlobal('window', { Notification: notification });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.spyOn(api, 'call').mockImplementation(call as never);
  pushManager.subscribe.mockReset().mockResolvedValue(subscription);
  pushManager.getSubscription.mockReset().mockResolvedValue(subscription);
  subscription.unsubscribe.mockClear();
  call.mockClear();
});

it('turns on with permission and registers at the server in the language of the page', async () => {
  expect(deviceState(7)).toBe('off');
  expect(await turnOn(7)).toBe('pushed');
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the key' });
  expect(call).toHaveBeenCalledWith(calls.keepPushSubscription, {
    params: { id: 7 },
    body: { ...ENDPOINT, language: 'fr' },
  });
  expect([deviceState(7), deviceState(8)]).toEqual(['pushed', 'off']);
});

it('is local when the server has no push key', async () => {
  key = null;
  expect(await turnOn(7)).toBe('local');
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(readPush(7)).toMatchObject({ subscription: null, unread: 2 });
});

it('reports a blocked or unsupported browser, and stores nothing when blocked', async () => {
  permission = 'denied';
  expect(await turnOn(7)).toBe('blocked');
  expect(readPush(7)).toBeNull();
  vi.stubGlobal('window', {});
  expect(deviceState(7)).toBe('unsupported');
});

it('stores nothing when the server cannot be reached', async () => {
  call.mockRejectedValueOnce(new TypeError('no line'));
  await expect(turnOn(7)).rejects.toThrow('no line');
  expect(deviceState(7)).toBe('off');
});

it('replaces a subscription that was made with another key', async () => {
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
  expect(await turnOn(7)).toBe('pushed');
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

it('turns off in this browser first, then at the server', async () => {
  await turnOn(7);
  call.mockRejectedValueOnce(new TypeError('no line'));
  await expect(turnOff(7)).rejects.toThrow('no line');
  expect([deviceState(7), subscription.unsubscribe.mock.calls.length]).toEqual(['off', 1]);
  await turnOn(7);
  expect(await turnOff(7)).toBe('off');
  expect(findCalls(calls.removePushSubscription).at(-1)).toEqual([
    calls.removePushSubscription,
    { params: { id: 7, subscriptionId: 5 } },
  ]);
});

it('renews at once when the browser has another subscription or none', async () => {
  await turnOn(7);
  for (const now of [null, { ...subscription, endpoint: 'https://fcm.googleapis.com/fcm/send/y' }]) {
    pushManager.getSubscription.mockResolvedValue(now);
    const before = findCalls(calls.keepPushSubscription).length;
    await renewPush(7);
    expect(findCalls(calls.keepPushSubscription)).toHaveLength(before + 1);
  }
});

it('renews once a day, and deletes the record when permission is withdrawn', async () => {
  await turnOn(7);
  const before = readPush(7);
  await renewPush(7);
  expect(findCalls(calls.keepPushSubscription)).toHaveLength(1);
  if (before) writePush({ ...before, at: Date.now() - DAY_MS });
  await renewPush(8);
  await renewPush(7);
  expect(findCalls(calls.keepPushSubscription)).toHaveLength(2);
  if (before) writePush({ ...before, at: Date.now() - DAY_MS });
  permission = 'default';
  await renewPush(7);
  expect(readPush(7)).toBeNull();
});
