/** What HTML does not do by itself for the drawer and the small menus of the header. */
export function watchMenus(): void {
  const drawer = document.querySelector<HTMLElement>('#site-menu');
  if (!drawer) return;

  const behind = document.querySelectorAll<HTMLElement>(
    '.skip-link, .logo, .menu-button:not(.menu-close), main, .site-footer',
  );
  const keepBehind = (isInert: boolean) => {
    for (const element of behind) element.inert = isInert;
  };
  // Keeps the focus in the drawer: nothing behind it can be reached while it is open. The button that opened it is set
  // free before the drawer closes, because the browser then gives the focus back to it.
  drawer.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'open' && keepBehind(true));
  drawer.addEventListener('beforetoggle', (event) => (event as ToggleEvent).newState === 'closed' && keepBehind(false));
  if ('popover' in drawer && drawer.matches(':popover-open')) keepBehind(true);
  // A link to a part of this same page leaves the page standing, so the drawer has to close itself.
  drawer.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close(drawer);
  });
  // On a wide screen the same items are a row; a drawer left open would lie over it.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => close(drawer));

  const menus = drawer.querySelectorAll<HTMLDetailsElement>('details.menu');
  for (const menu of menus) {
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      // Escape closes the menu alone, not the drawer that it stands in.
      event.preventDefault();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
    menu.addEventListener('click', (event) => {
      // A link may lead to a part of this same page, which leaves the page standing.
      if ((event.target as Element).closest('.menu-list :is(a, button)')) menu.open = false;
    });
  }
  document.addEventListener('click', (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false;
  });
}

function close(drawer: HTMLElement): void {
  // Where popovers are not known the drawer is a part of the page, and asking for its state is an error.
  if ('popover' in drawer && drawer.matches(':popover-open')) drawer.hidePopover();
}
