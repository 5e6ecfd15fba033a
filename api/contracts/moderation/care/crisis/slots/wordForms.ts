import type { WordForms } from '../WordLists.ts';
import { withoutEndings } from './compileLists.ts';

/** Returns the English forms of a word: "choking" has the stems "chok" and "choke", "stopped" has "stop". */
export function toEnglishForms(word: string, endings: readonly string[]): WordForms {
  const stems = new Set<string>();
  for (const stem of withoutEndings(word, endings)) {
    stems.add(stem);
    if (stem === word) continue;
    if (/(.)\1$/.test(stem)) stems.add(stem.slice(0, -1));
    if (/(?:ing|ed|er|en)$/.test(word)) stems.add(`${stem}e`);
    if (stem.endsWith('i')) stems.add(`${stem.slice(0, -1)}y`);
  }
  return { exact: [word], stems: [...stems] };
}

const SPANISH_CLITICS = [
  'melo',
  'mela',
  'selo',
  'sela',
  'nos',
  'los',
  'las',
  'les',
  'me',
  'te',
  'se',
  'lo',
  'la',
  'le',
];

/** Returns the Spanish forms of a word, also without clitics: "matarme" is also "matar", "pegandole" also "pegando". */
export function toSpanishForms(word: string, endings: readonly string[]): WordForms {
  const exact = [word];
  let hasMe = false;
  for (const clitic of SPANISH_CLITICS) {
    const verb = word.slice(0, -clitic.length);
    if (!word.endsWith(clitic) || !/(?:[aei]r|[aei]ndo|[aei])$/.test(verb) || verb.length < 4) continue;
    exact.push(verb);
    if (/^(?:me|nos|mel)/.test(clitic)) hasMe = true;
  }
  return { exact, stems: exact.flatMap((form) => withoutEndings(form, endings)), hasMe };
}

/** Returns the French forms of a word, also without a joined article or pronoun: "lhopital" is also "hopital". */
export function toFrenchForms(word: string, endings: readonly string[]): WordForms {
  const exact = [word];
  if (word.length > 5 && /^[jldnsmct][aeiouyh]/.test(word)) exact.push(word.slice(1));
  return { exact, stems: exact.flatMap((form) => withoutEndings(form, endings)) };
}
