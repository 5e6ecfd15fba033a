import { rememberSearch } from './rememberSearch.ts';

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
