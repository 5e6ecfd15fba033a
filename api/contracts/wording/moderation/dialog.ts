import { fetchedIn } from '../inLanguage.ts';

export type ReportDialogWords = typeof import('../en/moderation/dialog.ts');
export const loadReportDialogWords = fetchedIn<typeof import('../en/moderation/dialog.ts')>({
  en: () => import('../en/moderation/dialog.ts'),
  es: () => import('../es/moderation/dialog.ts'),
  fr: () => import('../fr/moderation/dialog.ts'),
  ar: () => import('../ar/moderation/dialog.ts'),
});
