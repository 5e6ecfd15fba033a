/** Shows the current search in the search boxes. On a results page the box in the content keeps the category. */
export function keepSearchText(): void {
  const asked = new URLSearchParams(location.search);
  const text = asked.get('search')?.trim() ?? '';
  const [category] = /^[1-9]\d*$/.exec(asked.get('category') ?? '') ?? [];
  const isResults = document.querySelector('.search-results') !== null;
  // The search may have been sent before this script loaded. Going back is not a new search.
  if (isResults && text && isNew()) rememberSearch(text);
  for (const form of document.querySelectorAll<HTMLFormElement>('form.search-form')) {
    const input = form.elements.namedItem('search') as HTMLInputElement;
    if (text) input.value = text;
    if (isResults && category && form.closest('main')) form.append(hidden('category', category));
    form.addEventListener('submit', (event) => {
      input.value = input.value.trim();
      if (input.value) rememberSearch(input.value);
      else event.preventDefault();
    });
  }
  if (isResults) keepInFilters(text, category);
}

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
 * Stores a search as the newest of at most ten, without duplicates. `shell/search/useHistory.ts` reads them with more
 * checks, but importing it here would split it into a file that every page has to load.
 */
export function rememberSearch(term: string): void {
  try {
    let kept: unknown = null;
    try {
      kept = JSON.parse(localStorage['search-history']);
    } catch {
      // No search is stored yet, or the stored text is not JSON.
    }
    const others = (Array.isArray(kept) ? kept : []).filter(
      (other) => typeof other === 'string' && other.trim().toLowerCase() !== term.toLowerCase(),
    );
    localStorage['search-history'] = JSON.stringify([term, ...others].slice(0, 10));
  } catch {
    // Storage is blocked: the search works without it.
  }
}
