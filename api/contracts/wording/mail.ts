import { mail as ar } from './ar/mail.ts';
import { mail as en } from './en/mail.ts';
import { mail as es } from './es/mail.ts';
import { mail as fr } from './fr/mail.ts';
import { inLanguage } from './inLanguage.ts';

export type MailWords = typeof en;

/** Returns the texts of mails with the code of their language, which is `en` when the given language has no texts. */
export const mailWords = inLanguage({
  en: { language: 'en', words: en },
  es: { language: 'es', words: es },
  fr: { language: 'fr', words: fr },
  ar: { language: 'ar', words: ar },
});
