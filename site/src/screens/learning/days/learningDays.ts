import { createRead } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';

/** On how many days of this month whoever is signed in learned, by the calendar of their browser. */
export const $learningDays = createRead<{ daysThisMonth: number; learningStreak: number }>(
  ['/api/users/', $userId, '/learning-days'],
  { fetcher: (_, id) => api.call(calls.getLearningDays, { params: { id: Number(id) } }) },
);
