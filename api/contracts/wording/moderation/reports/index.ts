import { inLanguage } from '../../inLanguage.ts';
import { reports as ar } from './ar.ts';
import { reports as en } from './en.ts';
import { reports as es } from './es.ts';
import { reports as fr } from './fr.ts';

export const reportWords = inLanguage<typeof en>({ en, es, fr, ar });
