import type { Plural } from '../plural.ts';

export const search = {
  placeholder: 'Search conditions...',
  label: 'Search conditions',
  /** Accessible name of the search box in the header. */
  siteLabel: 'Search the whole encyclopedia',
  button: 'Search',
  resultsTitle: 'Search Results',
  loading: 'Searching…',
  found: { one: '{count} condition found', other: '{count} conditions found' } as Plural,
  forTerm: 'for “{term}”',
  inCategory: 'in {category}',
  everywhere: 'Search all categories',
  none: 'No conditions found matching your search.',
  noneHint: 'Check the spelling, try another name or a shorter word, or browse the categories.',
  failed: 'The search did not answer. Your text is still there.',
  offline: 'The search service did not answer; these results come from the offline index.',
  tryAgain: 'Try again',
  clear: 'Clear search',
};

/** Texts of the list of suggestions below the search box in the header. */
export const headerSearch = {
  /** Accessible name of the list. */
  list: 'Search suggestions',
  recent: 'Recent Searches',
  popular: 'Popular Searches',
  conditions: 'Conditions',
  categories: 'Categories',
  categoryBadge: 'Category',
  /** Popular searches. Each text must find the page of its condition. */
  popularAutism: 'Autism Spectrum',
  popularAdhd: 'ADHD',
  popularCerebralPalsy: 'Cerebral Palsy',
  popularDownSyndrome: 'Down Syndrome',
  popularDepression: 'Depression',
  /** Button that deletes all recent searches. `clearAllRecent` is its accessible name and begins with `clearAll`. */
  clearAll: 'Clear all',
  clearAllRecent: 'Clear all recent searches',
  /** Accessible name of the button that deletes one recent search. */
  remove: 'Remove {term} from recent searches',
  none: 'No results found for "{term}"',
  /** Above suggestions for a corrected text. */
  showing: 'Showing results for “{term}”',
  /** Title of conditions that may mention a text which no condition is about. */
  near: 'Perhaps related',
  searchAll: 'Search all pages',
  searching: 'Searching…',
  /** Announced to screen readers after a pause in typing. */
  count: { one: '{count} suggestion', other: '{count} suggestions' } as Plural,
};
