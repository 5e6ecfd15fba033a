// Loads the page's one script (layout/page.ts), whose address the renderer puts into `data-src`, when the pointer or
// the focus reaches the header or a form, at the first touch, wheel or key, when the connection is lost, or when the
// page needs it (`loadIfNeeded`). Then repeats the last press of a control that needs the script. Short, because every
// page has it.
((root) => {
  let loading;
  let chosen;
  const load = () => {
    const script = document.querySelector('script[data-src]');
    if (!script || loading) return;
    loading = import(script.dataset.src).then(
      () => {
        removeEventListener('click', choose);
        chosen?.click();
      },
      () => {
        loading = undefined;
      },
    );
  };
  const choose = ({ target }) => {
    chosen =
      target.closest('[data-theme-choice],.sign-out,.settings-button,.chat-button,.site-menu a[href*="#"]') ?? chosen;
  };
  const follow = (event) => {
    const link = event.target.closest('.skip-link,.language-menu a');
    if (!link) return;
    if (!link.hreflang) {
      event.preventDefault();
      document.querySelector('main').focus();
      return;
    }
    // On a missing page the menu links to home pages, and `rest` is the path of the missing page.
    const { pathname, search, hash } = location;
    const rest = pathname.slice(document.querySelector('.language-menu [aria-current]').pathname.length);
    if (!link.pathname.endsWith(rest)) link.pathname = `${link.pathname}/${rest}`.replace(/\/+/g, '/');
    link.search = search;
    link.hash = hash;
    try {
      localStorage.setItem('language', link.hreflang);
    } catch {
      // Storage is full or blocked: the link opens the page in its language, but the choice is not stored.
    }
  };
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(
      sign,
      ({ target }) => target.closest?.('.site-header,form,.settings-button,.chat-button') && load(),
      {
        passive: true,
      },
    );
  // From the first touch on, pages that are read are stored for offline use. `scroll` is left out, because a page that
  // is opened at a fragment scrolls by itself.
  for (const sign of ['pointerdown', 'wheel', 'keydown', 'offline']) addEventListener(sign, load, { passive: true });
  // Browsers fire this event once and early; the script that uses it is loaded later
  // (offline/install/installPrompt.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    root.prompt = event;
  });
  addEventListener('click', choose);
  addEventListener('click', follow);
  addEventListener('auxclick', follow);
  const loadIfNeeded = () =>
    (['searching', 'user', 'toast', 'settings'].some((name) => name in root.dataset) || !navigator.onLine) && load();
  addEventListener('DOMContentLoaded', loadIfNeeded);
  addEventListener('storage', loadIfNeeded);
})(document.documentElement);
