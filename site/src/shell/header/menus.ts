import { giveFocus } from '../../components/focus/giveFocus.ts';

/** What HTML does not do by itself for the drawer and the small menus of the header. */
export function watchMenus(): void {
  const drawer = document.querySelector<HTMLElement>('#site-menu');
  if (!drawer) return;
  watchDrawer(drawer);
  const menus = drawer.querySelectorAll<HTMLDetailsElement>('details.menu');
  for (const menu of menus) {
    const summary = menu.querySelector('summary');
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      // Escape closes the menu alone, not the drawer that it stands in.
      event.preventDefault();
      menu.open = false;
      giveFocus(summary);
    });
    menu.addEventListener('click', (event) => {
      // A link may lead to a part of this same page, which leaves the page standing.
      if (!isChoice(event)) return;
      menu.open = false;
      giveFocus(summary);
    });
  }
  document.addEventListener('click', (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false;
  });
}

/** A link, or a button of a small menu: the drawer and the menu have done their work. */
const isChoice = ({ target }: Event) => (target as Element).closest('a, .menu-list button') !== null;

/** What cannot be reached while the drawer is open. */
const BEHIND = '.skip-link, .logo, .chat-button, .menu-button:not(.menu-close), main, .site-footer, .chat-panel';

/**
 * As a row of a wide header it is no more than a part of it; as a drawer it is a dialog, by the name of the button that
 * opens it, and nothing behind it can be reached. The browser moves the focus into it (`autofocus`) and back.
 */
function watchDrawer(drawer: HTMLElement): void {
  const opener = document.querySelector('[popovertarget=site-menu]');
  const setOpen = (isOpen: boolean) => {
    for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = isOpen;
    drawer.role = isOpen ? 'dialog' : null;
    drawer.ariaModal = isOpen ? 'true' : null;
    drawer.ariaLabel = isOpen ? (opener?.textContent?.trim() ?? null) : null;
  };
  drawer.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    if (isOpen) setOpen(true);
    // Not every browser gives a button that is pressed the focus, and so has none to give back.
    const isLost = isOpen ? !drawer.contains(document.activeElement) : document.activeElement === document.body;
    if (isLost) giveFocus(isOpen ? '.menu-close' : opener);
  });
  // The opener is set free before the drawer closes, because the browser then gives the focus back to it.
  drawer.addEventListener('beforetoggle', (event) => (event as ToggleEvent).newState === 'closed' && setOpen(false));
  if ('popover' in drawer && drawer.matches(':popover-open')) setOpen(true);
  drawer.addEventListener('click', (event) => {
    if (!isChoice(event)) return;
    close(drawer);
    focusPartOf((event.target as Element).closest('a'));
  });
  // On a wide screen the same items are a row; a drawer left open would lie over it.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => close(drawer));
}

function close(drawer: HTMLElement): void {
  // Where popovers are not known the drawer is a part of the page, and asking for its state is an error.
  if ('popover' in drawer && drawer.matches(':popover-open')) drawer.hidePopover();
}

/**
 * Focuses the part of this page that a link leads to, and leaves scrolling to the browser. Without it the browser drops the
 * focus after the jump, and the drawer, which has just closed, would take it and scroll back to its opener.
 */
function focusPartOf(link: HTMLAnchorElement | null): void {
  if (!link || link.href.split('#', 1)[0] !== location.href.split('#', 1)[0]) return;
  const part = document.getElementById(link.hash.slice(1));
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
