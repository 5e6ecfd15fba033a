import { inLanguage } from '../../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export const chatScreenNames = inLanguage({
  en: en.chatScreens,
  es: es.chatScreens,
  fr: fr.chatScreens,
  ar: ar.chatScreens,
});
