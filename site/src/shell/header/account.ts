import { track } from '../../analytics/track.ts';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { showCatalogueToast } from '../../components/toaster/showCatalogueToast.ts';
import { isQueued } from '../../session/offline/queueSign.ts';
import { $session, signOut } from '../../session/session.ts';
import { isSharedComputer } from '../../session/storage.ts';

/** Updates the header when the session changes (first-paint.js shows the initial one), and handles sign-out. */
export function watchAccount(): void {
  const root = document.documentElement;
  const name = document.querySelector('.account-name');
  $session.subscribe((session) => {
    if (name) name.textContent = session?.person.displayName ?? '';
    if (session) root.dataset.user = session.person.role;
    else delete root.dataset.user;
    if (session) wakeIslands();
  });
  // Id of a user that the server has confirmed: a stored token alone may no longer be valid.
  let known: number | undefined;
  $session.subscribe((session) => {
    const id = session?.user?.id;
    if (!session) document.querySelector('.account-menu .unread')?.remove();
    if (id !== undefined && id !== known) tellUnread();
    known = id ?? (session ? known : undefined);
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.sign-out');
    if (!button) return;
    if (isSharedComputer() && isQueued()) void askFirst(button);
    else leaveBy(button);
  });
}

/** Asks before sign-out from a shared computer, because sign-out deletes the requests that are still queued there. */
async function askFirst(button: Element): Promise<void> {
  // The user stays signed in when the dialog cannot be loaded, and loses nothing without being asked.
  const asking = await import('../../components/queue/confirmSignOut.tsx').catch(() => null);
  if (asking && (await asking.confirmSignOut())) leaveBy(button);
}

function leaveBy(button: Element): void {
  track('authentication', { action: 'logout' });
  void signOut();
  void showCatalogueToast({ kind: 'loggedOut' });
  // Sign-out hides the pressed button. The focus moves to what replaces it, or to the drawer's opener.
  giveFocus(button.closest('main') ? 'main .for-guest :is(input, a)' : '.main-nav .for-guest a', '.menu-button');
}

function tellUnread(): void {
  import('./unread.ts').then(({ showUnread }) => showUnread()).catch(() => {});
}

/** Hydrates islands that wait for a user (`client:intent="user"`), also after sign-in in another tab. */
function wakeIslands(): void {
  for (const island of document.querySelectorAll('astro-island[opts*=\'"value":"user"\']'))
    island.dispatchEvent(new Event('focusin'));
}
