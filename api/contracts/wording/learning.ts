import { inLanguage } from './inLanguage.ts';

export type LearningDashboardWords = typeof import('./en/learning.ts')['learningDashboard'];
export const learningDashboardWords = inLanguage<LearningDashboardWords>(
  import.meta.glob('./*/learning.ts', { eager: true, import: 'learningDashboard' }),
);
