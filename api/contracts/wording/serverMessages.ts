import { inLanguage } from './inLanguage.ts';

export const serverMessagesIn = inLanguage<typeof import('./en/serverMessages.ts')['serverMessages']>(
  import.meta.glob('./*/serverMessages.ts', { eager: true, import: 'serverMessages' }),
);
