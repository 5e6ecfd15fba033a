import { form as ar } from './ar/form.ts';
import { form as en } from './en/form.ts';
import { form as es } from './es/form.ts';
import { form as fr } from './fr/form.ts';
import { inLanguage } from './inLanguage.ts';

export type FormWords = typeof en;
export const formWords = inLanguage({ en, es, fr, ar });
