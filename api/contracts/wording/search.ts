import { headerSearch as ar } from './ar/search.ts';
import { headerSearch as en } from './en/search.ts';
import { headerSearch as es } from './es/search.ts';
import { headerSearch as fr } from './fr/search.ts';
import { inLanguage } from './inLanguage.ts';

export type HeaderSearchWords = typeof en;
export const headerSearchWords = inLanguage({ en, es, fr, ar });
