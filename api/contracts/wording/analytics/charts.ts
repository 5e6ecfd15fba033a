import { charts as ar } from '../ar/analytics/charts.ts';
import { charts as en } from '../en/analytics/charts.ts';
import { charts as es } from '../es/analytics/charts.ts';
import { charts as fr } from '../fr/analytics/charts.ts';
import { inLanguage } from '../inLanguage.ts';

export const chartWords = inLanguage<typeof en>({ en, es, fr, ar });
