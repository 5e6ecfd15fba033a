import { createRead } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';

/** Number of days in this month on which the signed-in user learned, in the time zone of their browser. */
export const $learningDays = createRead<{ daysThisMonth: number; learningStreak: number }>(
  ['/api/users/', $userId, '/learning-days'],
  { fetcher: (_, id) => api.call(calls.getLearningDays, { params: { id: Number(id) } }) },
);
