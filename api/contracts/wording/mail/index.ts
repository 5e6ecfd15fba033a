import { mail as ar } from './ar.ts';
import { mail as en, type MailWords } from './en.ts';
import { mail as es } from './es.ts';
import { mail as fr } from './fr.ts';

export type { MailWords } from './en.ts';

export const MAIL_WORDS: Record<string, MailWords> = { en, es, fr, ar };

/** The words of a language and the language that they are in: English where it has none of its own. */
export function mailWords(language: string): { language: string; words: MailWords } {
  const words = Object.hasOwn(MAIL_WORDS, language) ? MAIL_WORDS[language] : undefined;
  return words ? { language, words } : { language: 'en', words: en };
}
