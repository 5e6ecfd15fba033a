import { inLanguage } from '../../../inLanguage.ts';
import { badge as ar } from './ar.ts';
import { badge as en } from './en.ts';
import { badge as es } from './es.ts';
import { badge as fr } from './fr.ts';

export const badgeWords = inLanguage({ en, es, fr, ar });
