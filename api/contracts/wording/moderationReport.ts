import { inLanguage } from './inLanguage.ts';

export const reportWords = inLanguage<typeof import('./en/moderation/report.ts')['report']>(
  import.meta.glob('./*/moderation/report.ts', { eager: true, import: 'report' }),
);
