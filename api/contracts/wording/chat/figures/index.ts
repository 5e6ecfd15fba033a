import { inLanguage } from '../../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export type ChatFiguresWords = typeof en.chatFigures;

export const chatFiguresWords = inLanguage({
  en: en.chatFigures,
  es: es.chatFigures,
  fr: fr.chatFigures,
  ar: ar.chatFigures,
});
