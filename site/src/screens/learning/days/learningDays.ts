import { createRead } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';

/** Days of this month on which the signed-in user learned, and their last streak, in their browser's time zone. */
export const $learningDays = createRead<{ daysThisMonth: number; learningStreak: number }>(
  ['/api/users/', $userId, '/learning-days'],
  { fetcher: (_, id) => api.call(calls.getLearningDays, { params: { id: Number(id) } }) },
);
