import type { Plural } from '../../plural.ts';

/** On how many days somebody learned. Nothing is said of days without it. */
export const learningDays = {
  daysThisMonth: {
    one: 'You learned on {count} day this month.',
    other: 'You learned on {count} days this month.',
  } as Plural,
  inARow: {
    one: 'The last time it was {count} day.',
    other: 'The last time it was {count} days in a row.',
  } as Plural,
};
