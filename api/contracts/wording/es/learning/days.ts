import type * as en from '../../en/learning/days.ts';

export const learningDays: typeof en.learningDays = {
  daysThisMonth: {
    one: 'Este mes has aprendido {count} día.',
    many: 'Este mes has aprendido {count} de días.',
    other: 'Este mes has aprendido {count} días.',
  },
  inARow: {
    one: 'La última vez fue {count} día.',
    many: 'La última vez fueron {count} de días seguidos.',
    other: 'La última vez fueron {count} días seguidos.',
  },
};
