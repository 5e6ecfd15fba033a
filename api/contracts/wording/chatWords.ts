import { inLanguage } from './inLanguage.ts';

export const chatWordLists = inLanguage<typeof import('./en/chat/words.ts')>(
  import.meta.glob('./*/chat/words.ts', { eager: true }),
);
