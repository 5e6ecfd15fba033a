import { inLanguage } from './inLanguage.ts';

export const watchWords = inLanguage<typeof import('./en/watchlist.ts')['watch']>(
  import.meta.glob('./*/watchlist.ts', { eager: true, import: 'watch' }),
);
