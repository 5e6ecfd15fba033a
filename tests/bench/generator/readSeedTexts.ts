import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import type { BenchLanguage } from './languages.ts';
import type { Random } from './Random.ts';

const LISTS = ['symptoms', 'causes', 'treatments'] as const;
type ListName = (typeof LISTS)[number];
type Resource = { title: string; url: string };

type Whole = {
  summary: string;
  tags: string[];
  aliases: string[];
  overview: string;
  resources: Resource[];
} & Record<ListName, string[]>;

/** How long the texts of one seed condition are: a generated one takes its lengths from one of them. */
type Shape = { paragraphs: number[]; lists: Record<ListName, number>; resources: number };

type Pool = {
  sentences: string[][];
  items: Record<ListName, string[][]>;
  summaries: string[];
  tags: string[];
  resources: Resource[];
  shapes: Shape[];
};

/** One word in so many of the longer ones becomes another, so that the vocabulary grows with the number of pages. */
const SWAP_ONE_IN = 8;
const LONG_WORD = 6;

/**
 * The seed content's sentences and lengths, by language. Generated texts are made of real sentences with some words
 * exchanged, in the lengths of real pages.
 */
export type SeedTexts = ReturnType<typeof readSeedTexts>;

export function readSeedTexts() {
  const { conditions } = readSeedContent();
  const pool = (code: string) => {
    const all = conditions.flatMap(({ source, translations }) => (code === 'en' ? source : (translations[code] ?? [])));
    const whole = all.filter((text): text is typeof text & Whole => 'overview' in text);
    return poolOf(whole, all);
  };
  const pools = { en: pool('en'), es: pool('es'), fr: pool('fr'), ar: pool('ar') };
  return { pools, sources: conditions[0]?.source.sources ?? [] };
}

/** The words as a text, some of them exchanged, with the language's ending. */
export function vary(words: string[], { ending }: BenchLanguage, random: Random): string {
  const varied = words.map((word) => {
    const isLong = word.length >= LONG_WORD;
    const other = isLong && random.below(SWAP_ONE_IN) === 0 ? word.slice(0, 4) + syllables(random) : word;
    return isLong && ending ? withEnding(other, ending) : other;
  });
  return varied.join(' ');
}

function poolOf(whole: Whole[], all: Pick<Whole, 'summary' | 'tags'>[]): Pool {
  const words = (text: string) => text.trim().split(/\s+/);
  const items = (name: ListName) => whole.flatMap((text) => text[name]).map(words);
  return {
    sentences: whole.flatMap(({ overview }) => overview.split(/(?<=[.!؟?])\s+/)).map(words),
    items: { symptoms: items('symptoms'), causes: items('causes'), treatments: items('treatments') },
    summaries: all.map(({ summary }) => summary),
    tags: [...new Set(all.flatMap(({ tags }) => tags))],
    resources: whole.flatMap(({ resources }) => resources),
    shapes: whole.map((text) => ({
      paragraphs: text.overview.split(/\n\s*\n/).map((paragraph) => paragraph.trim().length),
      lists: { symptoms: text.symptoms.length, causes: text.causes.length, treatments: text.treatments.length },
      resources: text.resources.length,
    })),
  };
}

const PARTS = 'ba ce di fo gu la me ni or pu ra se ti vo ul an er is'.split(' ');

function syllables(random: Random): string {
  return random.pick(PARTS) + random.pick(PARTS) + random.pick(PARTS);
}

/** Punctuation stays at the end of the word. */
function withEnding(word: string, ending: string): string {
  const end = /[^\p{L}]+$/u.exec(word)?.[0] ?? '';
  return word.slice(0, word.length - end.length - Math.min(2, ending.length)) + ending + end;
}
