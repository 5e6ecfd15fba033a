import { inLanguage } from '../inLanguage.ts';
import { bookmark as ar } from './ar.ts';
import { bookmark as en } from './en.ts';
import { bookmark as es } from './es.ts';
import { bookmark as fr } from './fr.ts';

export const bookmarkWords = inLanguage({ en, es, fr, ar });
