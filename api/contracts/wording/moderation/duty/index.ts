import { inLanguage } from '../../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export const dutyWords = inLanguage({ en: en.duty, es: es.duty, fr: fr.duty, ar: ar.duty });
