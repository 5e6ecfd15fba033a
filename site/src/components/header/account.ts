import { $session, signOut } from '../../session/session.ts';

/** The header's account menu: whose it is, and the way out. Keeps in step what first-paint.js has set before the page was drawn. */
export function watchAccount(): void {
  const root = document.documentElement;
  const name = document.querySelector('.account-name');
  $session.subscribe((session) => {
    if (name) name.textContent = session?.person.displayName ?? '';
    if (session) root.dataset.user = session.person.role;
    else delete root.dataset.user;
  });
  document.querySelector('.sign-out')?.addEventListener('click', () => void signOut());
}
