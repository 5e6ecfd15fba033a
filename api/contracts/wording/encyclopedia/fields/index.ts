import { inLanguage } from '../../inLanguage.ts';
import { fields as ar } from './ar.ts';
import { fields as en } from './en.ts';
import { fields as es } from './es.ts';
import { fields as fr } from './fr.ts';

export const fieldNames = inLanguage({ en, es, fr, ar });
