import { MAX_STORED_QUERY_LENGTH, MAX_STORED_QUERY_WORDS } from '../limits.ts';

/** Maximum digits of a text: more may be a telephone number, a date of birth or the number of a document. */
const MAX_DIGITS = 5;

/** Returns a search text in lower case. Undefined when it is no text, empty, long or may identify a person. */
export function toStorableQuery(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const query = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  if (query === '' || query.length > MAX_STORED_QUERY_LENGTH) return undefined;
  if (query.split(' ').length > MAX_STORED_QUERY_WORDS) return undefined;
  if ((query.match(/\p{Nd}/gu)?.length ?? 0) > MAX_DIGITS) return undefined;
  return /@|:\/\/|www\./.test(query) ? undefined : query;
}

/** Returns the text that is counted when a search has no page. Undefined when it is not storable or has a digit. */
export function toCountedSearch(text: string): string | undefined {
  const query = toStorableQuery(text);
  return query && !/\p{Nd}/u.test(query) ? query : undefined;
}
