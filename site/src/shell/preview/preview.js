// First in the head of a draft that staff look at before it is before learners (Preview.astro): the page's own scripts run
// as they are, for nobody. What they keep is kept in this tab alone, answers are graded by the draft, and links to pages of
// the same path lead to their previews. Plain JavaScript: it stands in the page, before any other script.
((root) => {
  const { preview: address, previewHome: home } = root.dataset;
  const name = `preview:${address}`;
  // Nothing is counted; the theme and the accessibility settings are the reader's own.
  const values = { analytics: 'off' };
  try {
    for (const key of ['theme', 'accessibility', 'accessibility-sheet']) values[key] = localStorage.getItem(key);
    Object.assign(values, JSON.parse(sessionStorage.getItem(name) ?? '{}'));
  } catch {
    // The browser blocks storage: the draft is tried as long as this page is open.
  }
  const change = (how) => {
    how();
    sessionStorage.setItem(name, JSON.stringify(values));
  };
  const storage = {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => change(() => Object.assign(values, { [key]: String(value) })),
    removeItem: (key) => change(() => delete values[key]),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
  const ask = window.fetch;
  window.fetch = (asked, options) =>
    ask(new URL(asked, location.href).pathname === '/api/quiz-attempts' ? address : asked, options);
  const modules = home.replace(/paths\/\d+$/, 'modules/');
  const previewOf = (path) => {
    if (path === home) return address;
    return path.startsWith(modules) ? `${address}?module=${path.slice(modules.length)}` : null;
  };
  window.navigation?.addEventListener('navigate', (event) => {
    const { origin, pathname } = new URL(event.destination.url);
    const there = origin === location.origin && event.cancelable ? previewOf(pathname) : null;
    if (!there) return;
    event.preventDefault();
    setTimeout(() => location.assign(there));
  });
})(document.documentElement);
