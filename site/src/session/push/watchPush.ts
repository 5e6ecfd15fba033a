import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { pushWords } from '@common-ground/api/contracts/wording/notifications/push/index.ts';
import { $userId, api, calls } from '../session.ts';
import { deviceState, readyWorker, renewPush } from './devicePush.ts';
import { keepPush, readPush } from './keptPush.ts';

/** How often an open page looks, where the server sends nothing. */
const LOOK_EVERY_MS = 5 * 60 * 1000;

/** Keeps the device subscribed, or looks into the inbox in its place. Fetched only where somebody wants to be told here. */
export async function watchPush(): Promise<void> {
  const userId = $userId.get();
  if (userId === null) return;
  await renewPush(userId);
  if (deviceState(userId) !== 'local') return;
  setInterval(() => void tellOfNew(userId).catch(() => {}), LOOK_EVERY_MS);
}

/** A page that is seen shows the number itself. */
export async function tellOfNew(userId: number): Promise<void> {
  const before = readPush(userId);
  if (!before || $userId.get() !== userId) return;
  const { count } = await api.call(calls.countUnread, { params: { id: userId } });
  // Another tab may have told of them meanwhile.
  const kept = readPush(userId);
  if (!kept || count === kept.unread) return;
  keepPush({ ...kept, unread: count });
  if (count < kept.unread || document.visibilityState === 'visible') return;
  const { lang } = document.documentElement;
  const home = document.querySelector<HTMLAnchorElement>('.account-menu a[href$="/profile"]');
  await (await readyWorker()).showNotification(PRODUCT_NAME, {
    body: pushWords(lang).several,
    tag: 'inbox',
    icon: '/favicon.svg',
    data: { path: `${home?.pathname ?? '/profile'}#notifications` },
  });
}
