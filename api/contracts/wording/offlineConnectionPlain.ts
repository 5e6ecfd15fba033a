import { inLanguage } from './inLanguage.ts';

export const plainOfflineWords = inLanguage<typeof import('./en/offline/connection/plain.ts')['plain']>(
  import.meta.glob('./*/offline/connection/plain.ts', { eager: true, import: 'plain' }),
);
