import { inLanguage } from './inLanguage.ts';

export const progressWords = inLanguage<typeof import('./en/learning/progress.ts')['learningProgress']>(
  import.meta.glob('./*/learning/progress.ts', { eager: true, import: 'learningProgress' }),
);
