import { afterAnswer } from '../../platform/afterAnswer.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { keepableQuery } from './keepableQuery.ts';
import { isProgram, mayBeCounted } from './mayBeCounted.ts';
import { insertFruitless } from './queries/fruitless.ts';

/**
 * Counts a search that found no page, so that editors learn what is missing: the text alone, where it is short and leads to
 * no person. Of who searched nothing is kept, and of those who ask not to be counted nothing at all.
 */
export function countFruitless(
  { text, language }: { text: string; language: string },
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): void {
  const query = keepableQuery(text);
  if (!query || /\p{Nd}/u.test(query) || !mayBeCounted(request) || isProgram(request)) return;
  afterAnswer('Counting a search that found nothing', () => insertFruitless(database, { query, language }));
}
