import { report as ar } from '../ar/moderation/report.ts';
import { report as en } from '../en/moderation/report.ts';
import { report as es } from '../es/moderation/report.ts';
import { report as fr } from '../fr/moderation/report.ts';
import { inLanguage } from '../inLanguage.ts';

export const reportWords = inLanguage({ en, es, fr, ar });
