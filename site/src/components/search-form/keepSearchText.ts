/**
 * Shows what was searched for in the site's search boxes, so that it can be changed instead of typed again. Where it was
 * searched for within a category, other words are too; the header searches all there is.
 */
export function keepSearchText(): void {
  const asked = new URLSearchParams(location.search);
  const text = asked.get('search')?.trim() ?? '';
  const [category] = /^[1-9]\d*$/.exec(asked.get('category') ?? '') ?? [];
  const isResults = document.querySelector('.search-results') !== null;
  // It may have been sent before there was a script that could have kept it. Who comes back has not searched again.
  if (isResults && text && isNew()) rememberSearch(text);
  for (const form of document.querySelectorAll<HTMLFormElement>('form.search-form')) {
    const input = form.elements.namedItem('search') as HTMLInputElement;
    if (text) input.value = text;
    if (isResults && category && form.closest('main')) form.append(hidden('category', category));
    form.addEventListener('submit', (event) => {
      input.value = input.value.trim();
      // Blank text is no search.
      if (input.value) rememberSearch(input.value);
      else event.preventDefault();
    });
  }
  if (isResults) keepInFilters(text, category);
}

/** The quick filters change the category and keep the words. */
function keepInFilters(text: string, category?: string): void {
  for (const filter of document.querySelectorAll<HTMLAnchorElement>('.quick-filters a')) {
    const own = new URLSearchParams(filter.search).get('category') ?? '';
    if (own === category) filter.ariaCurrent = 'true';
    if (text) filter.search = String(new URLSearchParams({ search: text, category: own }));
  }
}

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value });
}

function isNew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
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
