import { reports as ar } from '../ar/moderation/reports.ts';
import { reports as en } from '../en/moderation/reports.ts';
import { reports as es } from '../es/moderation/reports.ts';
import { reports as fr } from '../fr/moderation/reports.ts';
import { inLanguage } from '../inLanguage.ts';

export const reportWords = inLanguage<typeof en>({ en, es, fr, ar });
