import { inLanguage } from '../../inLanguage.ts';
import { charts as ar } from './ar.ts';
import { charts as en } from './en.ts';
import { charts as es } from './es.ts';
import { charts as fr } from './fr.ts';

export const chartWords = inLanguage<typeof en>({ en, es, fr, ar });
