import { inLanguage } from './inLanguage.ts';

export const recallLineWords = inLanguage<typeof import('./en/learning/remember/line.ts')['recallLine']>(
  import.meta.glob('./*/learning/remember/line.ts', { eager: true, import: 'recallLine' }),
);
