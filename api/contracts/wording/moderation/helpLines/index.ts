import { inLanguage } from '../../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export const helpLinesWords = inLanguage({ en: en.helpLines, es: es.helpLines, fr: fr.helpLines, ar: ar.helpLines });
