// Runs in the head before anything is painted, so that a page never shows the wrong theme or language first and home
// never shows the sections that a search hides. Plain JavaScript and short: it stands in every page.
((root) => {
  root.classList.add('js');
  let shown;
  const showTheme = () => {
    try {
      const theme = localStorage.getItem('theme');
      // Anything but the two fixed themes means System: the style sheet then follows the device, live.
      if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
      else delete root.dataset.theme;
      // What follows from the accessibility settings (session/accessibility.ts): the first sheet of scripts, always.
      const look = localStorage.getItem('accessibility-sheet') ?? '';
      if (look === shown) return;
      shown = look;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(look);
      document.adoptedStyleSheets[0] = sheet;
      root.toggleAttribute('data-settings', look);
    } catch {
      // Storage may be closed to us (private windows, blocked cookies); what was chosen on this page stands. A browser from
      // before 2023 knows no sheets of scripts.
    }
  };
  showTheme();
  const showPerson = () => {
    delete root.dataset.user;
    delete root.dataset.learner;
    try {
      // A guest who has learned something here (session/keptLearning.ts).
      if (localStorage.getItem('learning')) root.dataset.learner = '';
      // The page before left something to be said (toaster/keptToast.ts).
      if (sessionStorage['kept-toast']) root.dataset.toast = '';
      const { displayName, role } = JSON.parse(localStorage.getItem('sessionToken') && localStorage.getItem('person'));
      root.dataset.user = role;
      root.dataset.learner = '';
      root.style.setProperty('--account-name', JSON.stringify(displayName));
    } catch {
      // Nobody is signed in.
    }
  };
  showPerson();
  // Another tab chose; or this page comes out of the back-forward cache and has heard nothing meanwhile.
  for (const sign of ['storage', 'pageshow']) {
    addEventListener(sign, showTheme);
    addEventListener(sign, showPerson);
  }
  try {
    // An address without a language is read in the one that was chosen before. Not so inside the site, where a link to
    // such a page means just that page, and not on the way back, which would lead here again.
    const language = localStorage.getItem('language');
    if (
      root.dataset.languages?.split(' ').includes(language) &&
      performance.getEntriesByType('navigation')[0]?.type === 'navigate' &&
      !document.referrer.startsWith(`${location.origin}/`)
    ) {
      location.replace(`/${language}${location.pathname.replace(/^\/$/, '')}${location.search}${location.hash}`);
    }
  } catch {
    // The page stands in the language of its address.
  }
  if (location.search) root.dataset.asked = '';
  const query = new URLSearchParams(location.search);
  if (query.get('search')?.trim() || /^[1-9]\d*$/.test(query.get('category') ?? '')) root.dataset.searching = '';
})(document.documentElement);
