import { inLanguage } from './inLanguage.ts';

export const neededWords = inLanguage<string>(
  import.meta.glob('./*/offline/needed.ts', { eager: true, import: 'needed' }),
);
