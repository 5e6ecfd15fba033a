import { inLanguage } from './inLanguage.ts';

export const reportWords = inLanguage<typeof import('./en/moderation/reports.ts')['reports']>(
  import.meta.glob('./*/moderation/reports.ts', { eager: true, import: 'reports' }),
);
