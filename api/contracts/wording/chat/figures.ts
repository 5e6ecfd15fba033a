import * as ar from '../ar/chat/figures.ts';
import * as en from '../en/chat/figures.ts';
import * as es from '../es/chat/figures.ts';
import * as fr from '../fr/chat/figures.ts';
import { inLanguage } from '../inLanguage.ts';

export type ChatFiguresWords = typeof en.chatFigures;

export const chatFiguresWords = inLanguage({
  en: en.chatFigures,
  es: es.chatFigures,
  fr: fr.chatFigures,
  ar: ar.chatFigures,
});
