// Runs in the head before anything is painted, so that a page never shows the wrong theme and home never shows the
// sections that a search hides. Plain JavaScript and short: it stands in every page.
((root) => {
  root.classList.add('js');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage may be closed to us (private windows, blocked cookies); the system's theme is right then.
  }
  const query = new URLSearchParams(location.search);
  if (query.get('search')?.trim() || /^[1-9]\d*$/.test(query.get('category') ?? '')) root.dataset.searching = '';
})(document.documentElement);
