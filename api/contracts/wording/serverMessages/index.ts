import { serverMessages as ar } from './ar.ts';
import { serverMessages as en, type ServerMessages } from './en.ts';
import { serverMessages as es } from './es.ts';
import { serverMessages as fr } from './fr.ts';

export type { ServerMessages } from './en.ts';

const WORDS: Record<string, ServerMessages> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function serverMessagesIn(language: string): ServerMessages {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
