import { inLanguage } from '../inLanguage.ts';
import { watch as ar } from './ar.ts';
import { watch as en } from './en.ts';
import { watch as es } from './es.ts';
import { watch as fr } from './fr.ts';

export const watchWords = inLanguage({ en, es, fr, ar });
