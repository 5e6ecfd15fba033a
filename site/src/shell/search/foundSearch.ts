import type { FoundCondition, SearchOutcome } from '@common-ground/api/contracts/search/find.ts';

/** Milliseconds until the browser searches instead of the server, or gives up loading a file of its index. */
export const SEARCH_PATIENCE_MS = 5000;

export type SearchQuery = {
  search: string;
  /** Id of a category, or empty. */
  category: string;
  /** Whether the text is searched as typed, without corrections. */
  isExact?: boolean;
  /** Whether the server does not count the text when no page is about it. */
  isUncounted?: boolean;
};

/** A condition as results show it. `isStored` is whether its page can be opened now, which offline only some can. */
type ShownCondition = FoundCondition & { isStored: boolean };

export type FoundSearch = Pick<SearchOutcome, 'searchedFor' | 'hasPage'> & {
  status: 'found';
  conditions: ShownCondition[];
  near: ShownCondition[];
  /** Whether the server did not answer and the browser searched instead. */
  isOffline: boolean;
  /** Whether all conditions were searched, so that a missing page is known to be missing. */
  isSure: boolean;
};
export type Found = { status: 'failed' } | FoundSearch;
