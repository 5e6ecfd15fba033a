// Fetches the page's one script (layout/page.ts) when somebody reaches for the header or a form, searches, is signed in,
// or is to be told something that the page before left; the renderer marks it `later`, so that it is not loaded with the
// page. Menus, drawer, links and forms are HTML's own and work before;
// a choice that is made before the script is there is kept for it. Plain JavaScript and short: it stands in every page.
((root) => {
  let loading;
  let chosen;
  const load = () => {
    const script = document.querySelector('script[type=later]');
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
    chosen = target.closest('[data-theme-choice]') ?? chosen;
    const language = target.closest('.language-menu a')?.hreflang;
    try {
      if (language) localStorage.setItem('language', language);
    } catch {
      // Storage may be closed to us; the link leads to the language all the same.
    }
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(sign, ({ target }) => target.closest?.('.site-header,form') && load(), { passive: true });
  addEventListener('click', choose);
  const loadIfNeeded = () => ['searching', 'user', 'toast'].some((name) => name in root.dataset) && load();
  addEventListener('DOMContentLoaded', loadIfNeeded);
  // Somebody signed in in another tab.
  addEventListener('storage', loadIfNeeded);
})(document.documentElement);
