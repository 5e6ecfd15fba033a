import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { pushWords } from '@common-ground/api/contracts/wording/notificationsPush.ts';
import { $userId, api, calls } from '../session.ts';
import { deviceState, readyWorker, renewPush } from './devicePush.ts';
import { readPush, writePush } from './keptPush.ts';

const CHECK_INTERVAL_MS = 5 * 60 * 1000;

/** Renews the subscription, and checks the inbox every five minutes when the server sends no pushes. */
export async function watchPush(): Promise<void> {
  const userId = $userId.get();
  if (userId === null) return;
  await renewPush(userId);
  if (deviceState(userId) !== 'local') return;
  setInterval(() => void notifyOfNew(userId).catch(() => {}), CHECK_INTERVAL_MS);
}

/** Shows a notification when the unread count has grown, unless the page is visible and shows the count itself. */
export async function notifyOfNew(userId: number): Promise<void> {
  const before = readPush(userId);
  if (!before || $userId.get() !== userId) return;
  const { count } = await api.call(calls.countUnread, { params: { id: userId } });
  const kept = readPush(userId);
  if (!kept || count === kept.unread) return;
  writePush({ ...kept, unread: count });
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
