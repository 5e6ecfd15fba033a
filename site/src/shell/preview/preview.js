// Runs first in the head of a draft's preview (Preview.astro). The page's own scripts run unchanged, as for a guest,
// but what they store stays in this tab, the draft grades quiz answers, and links within the learning path lead to
// previews. Plain JavaScript, because it is inline.
((root) => {
  const { preview: address, previewHome: home } = root.dataset;
  const name = `preview:${address}`;
  // A preview sends no analytics. Theme and accessibility settings are those of this browser.
  const values = { analytics: 'off' };
  try {
    for (const key of ['theme', 'accessibility', 'accessibility-sheet']) values[key] = localStorage.getItem(key);
    Object.assign(values, JSON.parse(sessionStorage.getItem(name) ?? '{}'));
  } catch {
    // Storage is blocked or contains no JSON: the preview begins without the missing values.
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
