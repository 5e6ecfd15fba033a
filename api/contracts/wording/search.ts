import { inLanguage } from './inLanguage.ts';

export type HeaderSearchWords = typeof import('./en/search.ts')['headerSearch'];
export const headerSearchWords = inLanguage<HeaderSearchWords>(
  import.meta.glob('./*/search.ts', { eager: true, import: 'headerSearch' }),
);
