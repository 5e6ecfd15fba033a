import { giveFocus } from '../../components/focus/giveFocus.ts';

export function watchMenus(): void {
  const drawer = document.querySelector<HTMLElement>('#site-menu');
  if (!drawer) return;
  watchDrawer(drawer);
  const menus = drawer.querySelectorAll<HTMLDetailsElement>('details.menu');
  for (const menu of menus) {
    const summary = menu.querySelector('summary');
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      // Prevents Escape from closing the drawer around the menu too.
      event.preventDefault();
      menu.open = false;
      giveFocus(summary);
    });
    menu.addEventListener('click', (event) => {
      // A link to a part of this page leaves the page open, so the menu closes here.
      if (!isChoice(event)) return;
      menu.open = false;
      giveFocus(summary);
    });
  }
  document.addEventListener('click', (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false;
  });
}

/** Whether a click is on a link or on a button of a small menu, after which drawer and menu close. */
const isChoice = ({ target }: Event) => (target as Element).closest('a, .menu-list button') !== null;

const BEHIND = '.skip-link, .logo, .chat-button, .menu-button:not(.menu-close), main, .site-footer, .chat-panel';

/**
 * Makes the open drawer a modal dialog named after its opener, and everything behind it inert. In a wide header it has
 * no role. The browser moves the focus into it (`autofocus`) and back.
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
    // Some browsers do not focus a button that is pressed, and cannot return the focus to it.
    const isLost = isOpen ? !drawer.contains(document.activeElement) : document.activeElement === document.body;
    if (isLost) giveFocus(isOpen ? '.menu-close' : opener);
  });
  // Runs before the drawer closes, because the browser then returns the focus to the opener, which must not be inert.
  drawer.addEventListener('beforetoggle', (event) => (event as ToggleEvent).newState === 'closed' && setOpen(false));
  if ('popover' in drawer && drawer.matches(':popover-open')) setOpen(true);
  drawer.addEventListener('click', (event) => {
    if (!isChoice(event)) return;
    close(drawer);
    focusLinkTarget((event.target as Element).closest('a'));
  });
  matchMedia('(min-width: 64rem)').addEventListener('change', () => close(drawer));
}

function close(drawer: HTMLElement): void {
  // Without popovers the selector `:popover-open` would throw.
  if ('popover' in drawer && drawer.matches(':popover-open')) drawer.hidePopover();
}

/**
 * Focuses the part of this page that a link leads to; the browser scrolls to it. Otherwise the browser drops the focus,
 * and the closing drawer would take it and scroll back to its opener.
 */
function focusLinkTarget(link: HTMLAnchorElement | null): void {
  if (!link || link.href.split('#', 1)[0] !== location.href.split('#', 1)[0]) return;
  const part = document.getElementById(link.hash.slice(1));
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
