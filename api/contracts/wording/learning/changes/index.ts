import { inLanguage } from '../../inLanguage.ts';
import { changes as ar } from './ar.ts';
import { changes as en } from './en.ts';
import { changes as es } from './es.ts';
import { changes as fr } from './fr.ts';

export const CHANGE_WORDS = { en, es, fr, ar };
export const changeWords = inLanguage(CHANGE_WORDS);
