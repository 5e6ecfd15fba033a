import { toCountedSearch } from '../../contracts/analytics/storableQuery.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { runAfterResponse } from '../../platform/runAfterResponse.ts';
import { insertMissedSearch } from './queries/missedSearches.ts';
import { acceptsCounting, isProgram } from './sendEvent.ts';

/**
 * Counts the text of a search without a page, after the response. Skips texts that may identify a person, readers who
 * opted out and programs.
 */
export function countMissedSearch(
  { text, language }: { text: string; language: string },
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): void {
  const query = toCountedSearch(text);
  if (!query || !acceptsCounting(request) || isProgram(request)) return;
  runAfterResponse('Counting a search without a page', () => insertMissedSearch(database, { query, language }));
}
