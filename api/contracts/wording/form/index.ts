import { inLanguage } from '../inLanguage.ts';
import { form as ar } from './ar.ts';
import { form as en } from './en.ts';
import { form as es } from './es.ts';
import { form as fr } from './fr.ts';

export type FormWords = typeof en;
export const formWords = inLanguage({ en, es, fr, ar });
