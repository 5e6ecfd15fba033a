import type { Plural } from '../plural.ts';

export const search = {
  /** Inside the empty search box. */
  placeholder: 'Search conditions...',
  /** Name of the search box for screen readers. */
  label: 'Search conditions',
  /** Name of the search box in the header, where a page has another of its own. */
  siteLabel: 'Search the whole encyclopedia',
  button: 'Search',
  /** Heading of the results. */
  resultsTitle: 'Search Results',
  /** Read aloud while results are on their way. */
  loading: 'Searching…',
  /** Read aloud and shown when results are there. */
  found: { one: '{count} condition found', other: '{count} conditions found' } as Plural,
  /** Shown above results. `{term}` is what was searched for. */
  forTerm: 'for “{term}”',
  /** Shown above results of one category. */
  inCategory: 'in {category}',
  /** Link beside that: the same words in all categories. */
  everywhere: 'Search all categories',
  /** Nothing was found. */
  none: 'No conditions found matching your search.',
  noneHint: 'Check the spelling, try another name or a shorter word, or browse the categories.',
  /** The request failed; the reader's text is still in the box. */
  failed: 'The search did not answer. Your text is still there.',
  /** Stands beside results when the search service was away: they are from a copy that is kept with the pages. */
  offline: 'The search service did not answer; these results come from the offline index.',
  tryAgain: 'Try again',
  /** Shown when JavaScript is off. The link leads to the categories. */
  noScript: 'Search results need JavaScript. Without it you can browse everything by category.',
  clear: 'Clear search',
};

/**
 * The list below the search box of the header. In files of their own, because the browser loads these words with that
 * list and none of the others.
 */
export const headerSearch = {
  /** Name of the list for screen readers. */
  list: 'Search suggestions',
  /** Headings of the groups in it. */
  recent: 'Recent Searches',
  popular: 'Popular Searches',
  conditions: 'Conditions',
  categories: 'Categories',
  /** Beside the name of a category. */
  categoryBadge: 'Category',
  /** Popular searches: the names that readers use, each of which has to find its page. */
  popularAutism: 'Autism Spectrum',
  popularAdhd: 'ADHD',
  popularCerebralPalsy: 'Cerebral Palsy',
  popularDownSyndrome: 'Down Syndrome',
  popularDepression: 'Depression',
  /** Button that forgets all recent searches; the longer text is its name for screen readers and begins the same. */
  clearAll: 'Clear all',
  clearAllRecent: 'Clear all recent searches',
  /** Name, for screen readers, of the button that forgets one. */
  remove: 'Remove {term} from recent searches',
  /** Nothing matches what is typed. */
  none: 'No results found for "{term}"',
  /** Shown while the first answer is on its way. */
  searching: 'Searching…',
  /** Read aloud after typing. */
  count: { one: '{count} suggestion', other: '{count} suggestions' } as Plural,
};
