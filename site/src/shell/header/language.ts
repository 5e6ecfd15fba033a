/**
 * Remembers the language that was chosen in the menu, for addresses that name none (first-paint.js), and keeps the
 * search and the place in the page across the switch.
 */
export function watchLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.language-menu a')) {
    const choose = () => {
      link.search = location.search;
      link.hash = location.hash;
      try {
        localStorage.setItem('language', link.hreflang);
      } catch {
        // Storage may be closed to us; the choice then lasts as long as one stays on the site.
      }
    };
    link.addEventListener('click', choose);
    // The middle button opens a tab of its own.
    link.addEventListener('auxclick', choose);
  }
}
