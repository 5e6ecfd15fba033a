/** Shows what was searched for in the site's search boxes, so that it can be changed instead of typed again. */
export function keepSearchText(): void {
  const text = new URLSearchParams(location.search).get('search')?.trim();
  for (const form of document.querySelectorAll<HTMLFormElement>('form.search-form')) {
    const input = form.elements.namedItem('search') as HTMLInputElement;
    if (text) input.value = text;
    form.addEventListener('submit', (event) => {
      input.value = input.value.trim();
      // Blank text is no search.
      if (input.value) rememberSearch(input.value);
      else event.preventDefault();
    });
  }
}

/**
 * Adds a search to the recent ones: newest first, no doubles, ten kept. Read, with more care, by
 * `shell/search/useHistory.ts`; importing that here would split it off into a file that every page had to load.
 */
export function rememberSearch(term: string): void {
  try {
    let kept: unknown = null;
    try {
      kept = JSON.parse(localStorage['search-history']);
    } catch {
      // Nothing was kept yet, or something that is no list.
    }
    const others = (Array.isArray(kept) ? kept : []).filter(
      (other) => typeof other === 'string' && other.trim().toLowerCase() !== term.toLowerCase(),
    );
    localStorage['search-history'] = JSON.stringify([term, ...others].slice(0, 10));
  } catch {
    // Storage may be closed to us; the search goes on all the same.
  }
}
