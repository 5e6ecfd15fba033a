import { inLanguage } from './inLanguage.ts';

export const bookmarkWords = inLanguage<typeof import('./en/bookmarks.ts')['bookmark']>(
  import.meta.glob('./*/bookmarks.ts', { eager: true, import: 'bookmark' }),
);
