import { fetchedIn } from '../../inLanguage.ts';

export type ReportDialogWords = typeof import('./en.ts');
export const loadReportDialogWords = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
