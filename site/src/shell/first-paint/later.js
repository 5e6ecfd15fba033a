// Fetches the page's one script (layout/page.ts) when somebody reaches for the header or a form, touches the page for the
// first time, searches, is signed in, has accessibility settings, is without a connection, or is to be told something that
// the page before left; the renderer makes it a block of data, so that it is not loaded
// with the page. Menus, drawer, links and forms are HTML's own and work before;
// a choice that is made before the script is there is kept for it. What must not wait for it stands here: that a language
// is remembered and leads to the same address, and that skipping to the content leaves the address as it is.
// Plain JavaScript and short: it stands in every page.
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
        // The line is down; the next touch tries again.
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
    // What an address has beyond the page of the menu's own language: all of it, where there is no such page.
    const { pathname, search, hash } = location;
    const rest = pathname.slice(document.querySelector('.language-menu [aria-current]').pathname.length);
    if (!link.pathname.endsWith(rest)) link.pathname = `${link.pathname}/${rest}`.replace(/\/+/g, '/');
    link.search = search;
    link.hash = hash;
    try {
      localStorage.setItem('language', link.hreflang);
    } catch {
      // Storage may be closed to us; the link leads to the language all the same.
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
  // The first touch: from then on what is read is kept for when the line is down. Scrolling is none of these, as a page that
  // is opened at a part of it scrolls by itself.
  for (const sign of ['pointerdown', 'wheel', 'keydown', 'offline']) addEventListener(sign, load, { passive: true });
  // Fired once and soon; its script comes when somebody looks for it (offline/install/installPrompt.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    root.prompt = event;
  });
  addEventListener('click', choose);
  addEventListener('click', follow);
  // The middle button opens a tab of its own.
  addEventListener('auxclick', follow);
  const loadIfNeeded = () =>
    (['searching', 'user', 'toast', 'settings'].some((name) => name in root.dataset) || !navigator.onLine) && load();
  addEventListener('DOMContentLoaded', loadIfNeeded);
  // Somebody signed in in another tab.
  addEventListener('storage', loadIfNeeded);
})(document.documentElement);
