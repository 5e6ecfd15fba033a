import { inLanguage } from '../inLanguage.ts';
import { mail as ar } from './ar.ts';
import { mail as en } from './en.ts';
import { mail as es } from './es.ts';
import { mail as fr } from './fr.ts';

export type MailWords = typeof en;

/** The words of a language and the language that they are in: English where it has none of its own. */
export const mailWords = inLanguage({
  en: { language: 'en', words: en },
  es: { language: 'es', words: es },
  fr: { language: 'fr', words: fr },
  ar: { language: 'ar', words: ar },
});
