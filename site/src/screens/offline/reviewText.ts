import type { SavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import type { SavedItem } from '../../session/offline/database.ts';
import { formatDay } from './formatDay.ts';

/** Returns the state of the medical review of a saved item; null for a learning path, which has none. */
export function reviewText(
  { kind, reviewedAt }: Pick<SavedItem, 'kind' | 'reviewedAt'>,
  { review }: Pick<SavedWords, 'review'>,
  lang: string,
): string | null {
  if (kind === 'path') return null;
  const isOne = kind === 'condition';
  if (reviewedAt === null) return isOne ? review.none : review.notAll;
  return fill(isOne ? review.on : review.since, { date: formatDay(lang, reviewedAt) });
}
