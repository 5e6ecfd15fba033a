import { $userId } from '../../session/session.ts';
import { CHAT_KEY } from './chatKey.ts';

/** Loads and opens the chat when its button is pressed. Deletes the stored conversation when its user signs out. */
export function watchChat(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.chat-button');
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
    // Storage is blocked: a conversation in it cannot be read either.
  }
}
