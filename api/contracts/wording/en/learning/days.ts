import type { Plural } from '../../plural.ts';

/** Days on which the user learned. By design no text mentions days without learning. */
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
