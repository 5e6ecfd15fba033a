import { inLanguage } from './inLanguage.ts';

export const learningDaysWords = inLanguage<typeof import('./en/learning/days.ts')['learningDays']>(
  import.meta.glob('./*/learning/days.ts', { eager: true, import: 'learningDays' }),
);
