import { inLanguage } from '../inLanguage.ts';
import { headerSearch as ar } from './ar.ts';
import { headerSearch as en } from './en.ts';
import { headerSearch as es } from './es.ts';
import { headerSearch as fr } from './fr.ts';

export type HeaderSearchWords = typeof en;
export const headerSearchWords = inLanguage({ en, es, fr, ar });
