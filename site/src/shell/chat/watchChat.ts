import { $userId } from '../../session/session.ts';
import { CHAT_KEY } from './chatKey.ts';

/** The button of the chat assistant. All that belongs to it is fetched at the first press; what was said goes with whoever signs out. */
export function watchChat(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.chat-button');
    // Where the line is down, the next press tries again.
    if (button) import('./openChat.tsx').then(({ openChat }) => openChat(button)).catch(() => {});
  });
  let before = $userId.get();
  $userId.listen((now) => {
    if (before !== null) forget();
    before = now;
  });
}

function forget(): void {
  try {
    sessionStorage.removeItem(CHAT_KEY);
  } catch {
    // Storage is closed to us, and keeps nothing.
  }
}
