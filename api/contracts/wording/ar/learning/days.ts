import type * as en from '../../en/learning/days.ts';

export const learningDays: typeof en.learningDays = {
  daysThisMonth: {
    zero: 'لم تتعلّم بعد هذا الشهر.',
    one: 'تعلّمت يومًا واحدًا هذا الشهر.',
    two: 'تعلّمت يومين هذا الشهر.',
    few: 'تعلّمت {count} أيام هذا الشهر.',
    many: 'تعلّمت {count} يومًا هذا الشهر.',
    other: 'تعلّمت {count} يوم هذا الشهر.',
  },
  inARow: {
    zero: 'لا أيام متتالية بعد.',
    one: 'في آخر مرة كان يومًا واحدًا.',
    two: 'في آخر مرة كانا يومين متتاليين.',
    few: 'في آخر مرة كانت {count} أيام متتالية.',
    many: 'في آخر مرة كانت {count} يومًا متتاليًا.',
    other: 'في آخر مرة كانت {count} يوم متتالٍ.',
  },
};
