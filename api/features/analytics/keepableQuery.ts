import { KEPT_QUERY_LENGTH, KEPT_QUERY_WORDS } from '../../contracts/limits.ts';

/** From so many digits on it may be a telephone number, a date of birth or the number of a document. */
const MOST_DIGITS = 5;

/**
 * A search text in the form in which it may be kept, in small letters: short, and without what leads to a person, such as
 * mail addresses, numbers or sentences. Undefined for all others; that there was a search is counted all the same.
 */
export function keepableQuery(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const query = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  if (query === '' || query.length > KEPT_QUERY_LENGTH) return undefined;
  if (query.split(' ').length > KEPT_QUERY_WORDS) return undefined;
  if ((query.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS) return undefined;
  return /@|:\/\/|www\./.test(query) ? undefined : query;
}
