import { inLanguage } from './inLanguage.ts';

export const badgeWords = inLanguage<typeof import('./en/offline/connection/badge.ts')['badge']>(
  import.meta.glob('./*/offline/connection/badge.ts', { eager: true, import: 'badge' }),
);
