import { fetchedIn } from './inLanguage.ts';

export type ReportDialogWords = typeof import('./en/moderation/dialog.ts');
export const loadReportDialogWords = fetchedIn<ReportDialogWords>(import.meta.glob('./*/moderation/dialog.ts'));
