import { track } from '../../analytics/track.ts';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { sayToast } from '../../components/toaster/sayToast.ts';
import { isQueued } from '../../session/offline/queueSign.ts';
import { $session, signOut } from '../../session/session.ts';
import { isShared } from '../../session/storage.ts';

/**
 * Whose session it is, and the way out, in the header and elsewhere. Keeps in step what first-paint.js has set before the
 * page was drawn.
 */
export function watchAccount(): void {
  const root = document.documentElement;
  const name = document.querySelector('.account-name');
  $session.subscribe((session) => {
    if (name) name.textContent = session?.person.displayName ?? '';
    if (session) root.dataset.user = session.person.role;
    else delete root.dataset.user;
    if (session) wakeIslands();
  });
  // Of somebody whom the server knows: a stored token alone may be nobody's any more.
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
    if (isShared() && isQueued()) void askFirst(button);
    else leaveBy(button);
  });
}

/** Nothing stays on a computer that others use too, and something still waits to be sent. */
async function askFirst(button: Element): Promise<void> {
  // Where the line is down and the question cannot be fetched, nobody loses what they were not asked about.
  const asking = await import('../../components/queue/askBeforeSignOut.tsx').catch(() => null);
  if (asking && (await asking.askBeforeSignOut())) leaveBy(button);
}

function leaveBy(button: Element): void {
  track('authentication', { action: 'logout' });
  void signOut();
  void sayToast({ kind: 'loggedOut' });
  // The button that was pressed is gone; the focus goes to what now stands in its place, or the drawer's opener.
  giveFocus(button.closest('main') ? 'main .for-guest :is(input, a)' : '.main-nav .for-guest a', '.menu-button');
}

/** Fetched only where somebody is signed in. A number that did not come is said by nothing: the inbox has it. */
function tellUnread(): void {
  import('./unread.ts').then(({ showUnread }) => showUnread()).catch(() => {});
}

/** Islands for whoever is signed in (`client:intent="user"`), where somebody signed in only now, in another tab. */
function wakeIslands(): void {
  for (const island of document.querySelectorAll('astro-island[opts*=\'"value":"user"\']'))
    island.dispatchEvent(new Event('focusin'));
}
