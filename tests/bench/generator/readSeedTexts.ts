import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import type { ConditionSeed } from '@common-ground/content-seed/src/schema.ts';
import type { BenchLanguage } from './languages.ts';
import type { Random } from './Random.ts';

type Whole = Omit<ConditionSeed, 'id' | 'sources'>;
/** The whole texts of the seed conditions by language, and the sources of the first condition. */
export type SeedTexts = ReturnType<typeof readSeedTexts>;

/** One in this number of longer words is replaced, so that the vocabulary grows with the number of pages. */
const SWAP_ONE_IN = 8;
const LONG_WORD = 6;
const PARTS = 'ba ce di fo gu la me ni or pu ra se ti vo ul an er is'.split(' ');

export function readSeedTexts() {
  const { conditions } = readSeedContent();
  const english = conditions.map(({ source }) => source);
  const wholeIn = (code: string) =>
    conditions.map(({ translations }) => translations[code] as Whole).filter((texts) => 'overview' in texts);
  return { en: english, es: wholeIn('es'), fr: wholeIn('fr'), ar: wholeIn('ar'), sources: english[0]?.sources ?? [] };
}

/** Replaces some longer words of a text and gives the others the ending of the language. */
export function vary(text: string, { ending }: BenchLanguage, random: Random): string {
  return text.replaceAll(/\S+/g, (word) => {
    if (word.length < LONG_WORD) return word;
    const other = random.below(SWAP_ONE_IN) === 0 ? word.slice(0, 4) + syllables(random) : word;
    return ending ? withEnding(other, ending) : other;
  });
}

function syllables(random: Random): string {
  return random.pick(PARTS) + random.pick(PARTS) + random.pick(PARTS);
}

/** Replaces the end of a word, before its punctuation. */
function withEnding(word: string, ending: string): string {
  const end = /[^\p{L}]+$/u.exec(word)?.[0] ?? '';
  return word.slice(0, word.length - end.length - Math.min(2, ending.length)) + ending + end;
}
