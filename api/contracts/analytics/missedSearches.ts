import { z } from 'zod';
import { defineCall } from '../call.ts';
import { MAX_STORED_QUERY_LENGTH } from '../limits.ts';
import { requiredText } from '../text.ts';

/** Days after which a search without a page is deleted. */
export const MISSED_SEARCH_DAYS = 90;

/** Spellings that differ in case, accents or spaces are one search; `query` is the most frequent of them. */
export const missedSearchSchema = z.object({
  query: z.string(),
  language: z.string(),
  count: z.int().nonnegative(),
  lastDay: z.iso.date(),
});
export type MissedSearch = z.infer<typeof missedSearchSchema>;

export const dismissMissedSearch = defineCall({
  name: 'dismissMissedSearch',
  method: 'POST',
  path: '/cms/api/missed-searches/dismissal',
  summary: 'marks a search without a page as no subject of this encyclopedia, or lists it again',
  tag: 'Desk',
  body: z.object({
    query: requiredText(MAX_STORED_QUERY_LENGTH),
    language: requiredText(10),
    isDismissed: z.boolean(),
  }),
  output: z.object({ message: z.string() }),
});
