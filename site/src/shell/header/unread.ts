import { unreadWords } from '@common-ground/api/contracts/wording/notifications.ts';
import { formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { $userId, api, calls } from '../../session/session.ts';

const MAX_SHOWN = 99;

export async function showUnread(): Promise<void> {
  const menu = document.querySelector('.account-menu summary');
  const id = $userId.get();
  if (!menu || id === null) return;
  const { count } = await api.call(calls.countUnread, { params: { id } });
  if ($userId.get() !== id) return;
  document.querySelector('.account-menu .unread')?.remove();
  if (count > 0) menu.querySelector('.account-name')?.after(' ', createUnreadBadge(count));
}

function createUnreadBadge(count: number): HTMLElement {
  const { lang } = document.documentElement;
  const badge = document.createElement('span');
  badge.className = 'unread badge';
  const number = document.createElement('span');
  number.ariaHidden = 'true';
  number.textContent = count > MAX_SHOWN ? `${formatNumber(lang, MAX_SHOWN)}+` : formatNumber(lang, count);
  const words = document.createElement('span');
  words.className = 'sr-only';
  words.textContent = plural(lang, unreadWords(lang), count);
  badge.append(number, words);
  return badge;
}
