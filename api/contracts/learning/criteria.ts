import { z } from 'zod';
import { DIFFICULTIES, MODULE_TYPES } from './learning.ts';

const count = z.int().min(1).max(10_000);

/** What earns an achievement, as data: each kind is one count of what somebody has done, held against a number. */
export const criteriaSchema = z.discriminatedUnion('kind', [
  /**
   * Modules completed, of one type where it is named. Interactive and video modules count by that name only where each of
   * their activities was tried, or followed to its end.
   */
  z.strictObject({ kind: z.literal('modules'), count, type: z.enum(MODULE_TYPES).optional() }),
  /** Paths completed, of one difficulty where it is named. */
  z.strictObject({ kind: z.literal('paths'), count, difficulty: z.enum(DIFFICULTIES).optional() }),
  /** Quizzes answered with at least so many percent at a first or later attempt. */
  z.strictObject({ kind: z.literal('quizzes'), count, percent: z.int().min(70).max(100) }),
  z.strictObject({ kind: z.literal('points'), count }),
  /** Days on which something was learned, one after the other or not. */
  z.strictObject({ kind: z.literal('days'), count }),
  /** Own contributions that were reviewed and published. */
  z.strictObject({ kind: z.literal('contributions'), count }),
]);

export type Criteria = z.infer<typeof criteriaSchema>;
