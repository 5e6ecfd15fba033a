import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { plainOfflineWords } from '@common-ground/api/contracts/wording/offlineConnectionPlain.ts';
import { languageAt } from './chooseStrategy.ts';
import type { NotificationClick, PushEvent, WorkerScope } from './scope.ts';

type Payload = { title: string; body: string; path: string; tag: string };

/** Shows a push message. Shows a general text when the data are malformed: browsers demand a notification. */
export async function showPush({ registration, location }: WorkerScope, data: PushEvent['data']): Promise<void> {
  const { title, body, path, tag } = readPayload(data, location.origin);
  await registration.showNotification(title, {
    body,
    tag,
    lang: languageAt(new URL(path, location.origin).pathname),
    dir: 'auto',
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: { path },
  });
}

export async function openPushed(
  { clients, location }: WorkerScope,
  { notification }: NotificationClick,
): Promise<void> {
  notification.close();
  const path = ownPath((notification.data as { path?: unknown } | null)?.path, location.origin) ?? '/';
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find(({ url }) => url === location.origin + path);
  await (tab ? tab.focus() : clients.openWindow(path));
}

function readPayload(data: PushEvent['data'], origin: string): Payload {
  try {
    const { title, body, path, tag } = (data?.json() ?? {}) as Record<keyof Payload, unknown>;
    const own = ownPath(path, origin);
    if ([title, body, tag].every((text) => typeof text === 'string') && title && own)
      return { title, body, tag, path: own } as Payload;
  } catch {
    // The data are not JSON: the general text below replaces them.
  }
  const words = plainOfflineWords(navigator.language.slice(0, 2));
  return { title: PRODUCT_NAME, body: words.pushText, path: '/', tag: 'plain' };
}

/** Returns a path of this site with query and fragment; null for any other address. */
function ownPath(path: unknown, origin: string): string | null {
  const address = typeof path === 'string' ? URL.parse(path, origin) : null;
  return address?.origin === origin ? address.pathname + address.search + address.hash : null;
}
