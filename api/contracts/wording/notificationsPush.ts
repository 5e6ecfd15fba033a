import { inLanguage } from './inLanguage.ts';

export const pushWords = inLanguage<typeof import('./en/notifications/push.ts')['push']>(
  import.meta.glob('./*/notifications/push.ts', { eager: true, import: 'push' }),
);
