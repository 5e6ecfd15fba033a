import { toasts as ar } from './ar.ts';
import { toasts as en, type ToastWords } from './en.ts';
import { toasts as es } from './es.ts';
import { toasts as fr } from './fr.ts';

export type { ToastKind, ToastWords } from './en.ts';

const WORDS: Record<string, ToastWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function toastWords(language: string): ToastWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
