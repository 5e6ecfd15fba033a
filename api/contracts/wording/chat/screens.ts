import * as ar from '../ar/chat/screens.ts';
import * as en from '../en/chat/screens.ts';
import * as es from '../es/chat/screens.ts';
import * as fr from '../fr/chat/screens.ts';
import { inLanguage } from '../inLanguage.ts';

export const chatScreenNames = inLanguage({
  en: en.chatScreens,
  es: es.chatScreens,
  fr: fr.chatScreens,
  ar: ar.chatScreens,
});
