import { inLanguage } from '../../inLanguage.ts';
import { report as ar } from './ar.ts';
import { report as en } from './en.ts';
import { report as es } from './es.ts';
import { report as fr } from './fr.ts';

export const reportWords = inLanguage({ en, es, fr, ar });
