import { inLanguage } from './inLanguage.ts';

export const unreadWords = inLanguage<typeof import('./en/notifications.ts')['unread']>(
  import.meta.glob('./*/notifications.ts', { eager: true, import: 'unread' }),
);
