import { z } from 'zod';
import { DIFFICULTIES, MODULE_TYPES } from './learning.ts';

const count = z.int().min(1).max(10_000);

/** Rule that earns an achievement: one count of what a user has done must reach `count`. */
export const criteriaSchema = z.discriminatedUnion('kind', [
  /** Completed modules; of type `interactive` or `video` only with all activities tried, or watched to the end. */
  z.strictObject({ kind: z.literal('modules'), count, type: z.enum(MODULE_TYPES).optional() }),
  z.strictObject({ kind: z.literal('paths'), count, difficulty: z.enum(DIFFICULTIES).optional() }),
  /** Quizzes with at least `percent` percent right answers in one round, at the first or a later attempt. */
  z.strictObject({ kind: z.literal('quizzes'), count, percent: z.int().min(70).max(100) }),
  z.strictObject({ kind: z.literal('points'), count }),
  /** Days with learning, consecutive or not. */
  z.strictObject({ kind: z.literal('days'), count }),
  z.strictObject({ kind: z.literal('contributions'), count }),
]);

export type Criteria = z.infer<typeof criteriaSchema>;
