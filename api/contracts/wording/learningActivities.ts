import { inLanguage } from './inLanguage.ts';

export type ActivityWords = typeof import('./en/learning/activities.ts');
export const activityWords = inLanguage<ActivityWords>(import.meta.glob('./*/learning/activities.ts', { eager: true }));
