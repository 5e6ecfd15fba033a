import type * as en from '../../en/learning/days.ts';

export const learningDays: typeof en.learningDays = {
  daysThisMonth: {
    one: 'Ce mois-ci, vous avez appris {count} jour.',
    many: 'Ce mois-ci, vous avez appris {count} de jours.',
    other: 'Ce mois-ci, vous avez appris {count} jours.',
  },
  inARow: {
    one: 'La dernière fois, c’était {count} jour.',
    many: 'La dernière fois, c’était {count} de jours de suite.',
    other: 'La dernière fois, c’était {count} jours de suite.',
  },
};
