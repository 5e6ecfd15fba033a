import { ar } from './ar.ts';
import { en, type Wording } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export type { Wording } from './en.ts';
export { fill, formatNumber, type Plural, plural } from './plural.ts';

/** One complete catalogue of all visible text for each language. */
export const WORDINGS: Record<string, Wording> = { en, es, fr, ar };

/** The wording of a language; English where the language has content but no interface of its own yet. */
export function wordingFor(language: string): Wording {
  return (Object.hasOwn(WORDINGS, language) && WORDINGS[language]) || en;
}
