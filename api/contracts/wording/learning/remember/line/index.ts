import { inLanguage } from '../../../inLanguage.ts';
import { recallLine as ar } from './ar.ts';
import { recallLine as en } from './en.ts';
import { recallLine as es } from './es.ts';
import { recallLine as fr } from './fr.ts';

export const recallLineWords = inLanguage({ en, es, fr, ar });
