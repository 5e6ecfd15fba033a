import { createRead, toOwnKey } from '../../../session/reads.ts';
import { api, calls } from '../../../session/session.ts';

/** Days of this month on which the signed-in user learned, and their last streak, in their browser's time zone. */
export const $learningDays = createRead<{ daysThisMonth: number; learningStreak: number }>(
  toOwnKey(calls.getLearningDays),
  { fetcher: (_, id) => api.call(calls.getLearningDays, { params: { id: Number(id) } }) },
);
