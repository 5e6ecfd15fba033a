import { SEARCH_TERM_LENGTH, SEARCH_TERMS_MAX } from '@common-ground/api/contracts/limits.ts';
import { z } from 'zod';

const MIN_TERMS = 10;

/** Schema of `search-terms/<language>.yaml`: the hidden search terms of each condition, by the name of its folder. */
export const searchTermsSeedSchema = z.record(
  z.string(),
  z.array(z.string().trim().min(2).max(SEARCH_TERM_LENGTH)).min(MIN_TERMS).max(SEARCH_TERMS_MAX),
);
export type SearchTermsSeed = z.output<typeof searchTermsSeedSchema>;
