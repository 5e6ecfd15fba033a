import type { Plural } from '../plural.ts';

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

export type HeaderSearchWords = typeof headerSearch;
