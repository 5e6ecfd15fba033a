import { inLanguage } from '../../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

/** What the chat assistant calls the screens that it leads to. */
export const chatScreenNames = inLanguage({
  en: en.chatScreens,
  es: es.chatScreens,
  fr: fr.chatScreens,
  ar: ar.chatScreens,
});

/** Languages that have these names: in another they are English. */
export const CHAT_SCREEN_LANGUAGES: readonly string[] = ['en', 'es', 'fr', 'ar'];
