import type { Words } from '../wordsIn.ts';
import { arabic, arabicInLatin } from './arabic.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';

const LANGUAGES = [english, spanish, french, arabic, arabicInLatin];

/** Where in the line somebody speaks of not wanting to live, or of harming themselves; of themselves or of another. */
export function* findCrisis({ line }: Words): Generator<{ from: number; to: number }> {
  // Every saying goes before anything is looked for: French has "mort de rire" beside Spanish words too.
  const left = LANGUAGES.reduce((rest, { calm }) => rest.replace(calm, (saying) => '#'.repeat(saying.length)), line);
  for (const { alarm } of LANGUAGES)
    for (const { 0: found, index } of left.matchAll(alarm)) yield { from: index, to: index + found.length };
}
