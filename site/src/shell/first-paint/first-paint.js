// Runs in the head before the first paint, so that no page shows the wrong theme or language first, and home never
// shows the sections that a search hides. Plain JavaScript and short, because every page contains it.
((root) => {
  root.classList.add('js');
  let shown;
  const showTheme = () => {
    try {
      const theme = localStorage.getItem('theme');
      if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
      else delete root.dataset.theme;
      // Style sheet of the accessibility settings (session/accessibility.ts), always the first adopted one.
      const look = localStorage.getItem('accessibility-sheet') ?? '';
      if (look === shown) return;
      shown = look;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(look);
      document.adoptedStyleSheets[0] = sheet;
      root.toggleAttribute('data-settings', look);
    } catch {
      // Storage is blocked, or a browser from before 2023 has no constructable style sheets.
    }
  };
  showTheme();
  const showPerson = () => {
    delete root.dataset.user;
    delete root.dataset.learner;
    try {
      if (localStorage.getItem('learning')) root.dataset.learner = '';
      // The previous page left a toast for this one (toaster/keptToast.ts).
      if (sessionStorage['kept-toast']) root.dataset.toast = '';
      const { displayName, role } = JSON.parse(localStorage.getItem('sessionToken') && localStorage.getItem('person'));
      root.dataset.user = role;
      root.dataset.learner = '';
      root.style.setProperty('--account-name', JSON.stringify(displayName));
    } catch {
      // No user is signed in (JSON.parse returns null), or storage is blocked: the page shows no account.
    }
  };
  showPerson();
  // A page that returns from the back-forward cache has missed the changes of other tabs.
  for (const sign of ['storage', 'pageshow']) {
    addEventListener(sign, showTheme);
    addEventListener(sign, showPerson);
  }
  try {
    // Redirects an address without a language to the chosen language. Leaves out links within the site, which mean
    // exactly that page, and the way back, which would redirect again.
    const language = localStorage.getItem('language');
    if (
      root.dataset.languages?.split(' ').includes(language) &&
      performance.getEntriesByType('navigation')[0]?.type === 'navigate' &&
      !document.referrer.startsWith(`${location.origin}/`)
    ) {
      location.replace(`/${language}${location.pathname.replace(/^\/$/, '')}${location.search}${location.hash}`);
    }
  } catch {
    // Storage is blocked: the page stays in the language of its address.
  }
  if (location.search) root.dataset.asked = '';
  const query = new URLSearchParams(location.search);
  if (query.get('search')?.trim() || /^[1-9]\d*$/.test(query.get('category') ?? '')) root.dataset.searching = '';
})(document.documentElement);
