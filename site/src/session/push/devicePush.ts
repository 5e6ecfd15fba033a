import { api, calls } from '../session.ts';
import { type PushRecord, readPush, writePush } from './keptPush.ts';

/** `pushed`: notified even when no page is open. `local`: notified only while one is. */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'pushed' | 'local';

/** Time limit for `serviceWorker.ready`, which never settles where the browser runs no service worker. */
const WORKER_TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export function deviceState(userId: number): DeviceState {
  if (!('Notification' in window) || !navigator.serviceWorker) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const kept = readPush(userId);
  if (!kept || Notification.permission !== 'granted') return 'off';
  return kept.subscription === null ? 'local' : 'pushed';
}

/** Asks for permission, which browsers grant only at a press. @throws when service worker or server is not reached */
export async function turnOn(userId: number): Promise<DeviceState> {
  if ((await Notification.requestPermission()) === 'granted') await subscribe(userId);
  return deviceState(userId);
}

/** Turns push off in this browser first, which then shows nothing more even when the server cannot be reached. */
export async function turnOff(userId: number): Promise<DeviceState> {
  const kept = readPush(userId);
  writePush(null);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  if (kept?.subscription)
    await api.call(calls.removePushSubscription, { params: { id: userId, subscriptionId: kept.subscription } });
  return deviceState(userId);
}

/**
 * Renews the subscription when the browser has another or none, and once a day because the site's key may have changed.
 * Without permission it deletes the record instead. The event `pushsubscriptionchange` would come earlier, but in the
 * service worker, which has no session.
 */
export async function renewPush(userId: number): Promise<void> {
  const kept = readPush(userId);
  if (!kept || (Date.now() - kept.at < DAY_MS && (await hasSameSubscription(kept)))) return;
  if (Notification.permission === 'granted') await subscribe(userId);
  else writePush(null);
}

/**
 * Returns whether the browser still has the subscription; true without `endpoint`, which old records lack, and those of
 * a server that sends no pushes.
 */
async function hasSameSubscription({ endpoint }: PushRecord): Promise<boolean> {
  if (!endpoint) return true;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription())?.endpoint === endpoint;
}

async function subscribe(userId: number): Promise<void> {
  const { key } = await api.call(calls.getPushKey);
  const registration = await readyWorker();
  const subscription = key && registration.pushManager ? await subscribeWith(registration.pushManager, key) : null;
  let id: number | null = null;
  if (subscription) {
    const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    const body = { endpoint, keys, language: document.documentElement.lang };
    ({ id } = await api.call(calls.keepPushSubscription, { params: { id: userId }, body }));
  }
  const { count } = await api.call(calls.countUnread, { params: { id: userId } });
  const endpoint = subscription?.endpoint ?? null;
  writePush({ userId, subscription: id, endpoint, at: Date.now(), unread: count } satisfies PushRecord);
}

async function subscribeWith(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  }
}

export function readyWorker(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), WORKER_TIMEOUT_MS)),
  ]);
}
