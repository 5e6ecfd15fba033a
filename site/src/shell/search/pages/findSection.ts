import { foldLetters } from '@common-ground/api/contracts/search/engine/words.ts';
import type { HitText } from './pagefindScript.d.ts';

export type FoundSection = {
  /** Fragment of the section; null for the page's beginning. */
  id: string | null;
  /** Title of the section, or of the one that it belongs to; null for the page's beginning. */
  heading: string | null;
  excerpt: string;
  /** Start and end of each matching word in `excerpt`, in UTF-16 units. */
  marks: [start: number, end: number][];
};

/** Words of an excerpt, and those of them before the first match. */
const EXCERPT_WORDS = 32;
const WORDS_BEFORE = 5;
/** The library divides words by these. */
const SPACES = /[^\S\uFEFF]+/g;
const ARABIC_ARTICLE = /^[وبلف]?ال(?=..)/u;

/**
 * Returns the section with the best matches; null when a word of the search is not in the text. The library falls back to
 * words with the same first letters.
 * @param asked the words of the search
 */
export function findSection(text: HitText, asked: readonly string[]): FoundSection | null {
  const words = text.content.split(SPACES);
  const meant = asked.map(toRoot);
  const matches = text.weighted_locations.filter(({ location }) => isLikeAny(words[location], meant));
  if (!meant.every((one) => matches.some(({ location }) => isLikeAny(words[location], [one])))) return null;
  const places = listPlaces(text, words.length);
  // Results show the title of the page anyway, so its words select no section.
  const telling = matches.filter(({ location }) => location >= countWords(text.meta.title));
  const scores = places.map(({ from, to }) => sum(telling.filter(({ location }) => location >= from && location < to)));
  const best = places[scores.indexOf(Math.max(...scores))];
  if (!best) return null;
  const { id, heading } = best;
  return { id, heading, ...cutExcerpt(words, best, new Set(matches.map(({ location }) => location))) };
}

type Place = {
  id: string | null;
  heading: string | null;
  from: number;
  /** The first word after its heading. */
  start: number;
  to: number;
};

/** Lists the sections of a page, each to the beginning of the next. */
function listPlaces({ anchors, meta }: HitText, end: number): Place[] {
  const sorted = anchors.toSorted((one, other) => one.location - other.location);
  let heading: string | null = null;
  const named = sorted.map(({ id, text, location }) => {
    heading = text.trim() || heading;
    return { id, heading, from: location, start: location + countWords(text) };
  });
  const all = [{ id: null, heading: null, from: 0, start: countWords(meta.title) }, ...named];
  return all.map((place, at) => ({ ...place, to: all[at + 1]?.from ?? end }));
}

function countWords(text: string): number {
  return text.trim().split(SPACES).filter(Boolean).length;
}

type Excerpt = Pick<FoundSection, 'excerpt' | 'marks'>;

/** Cuts the piece with most matches out of a section. */
function cutExcerpt(words: readonly string[], { start, to }: Place, matches: ReadonlySet<number>): Excerpt {
  const last = Math.max(start, to - EXCERPT_WORDS);
  const firsts = [...matches].map((match) => Math.min(Math.max(match - WORDS_BEFORE, start), last));
  const counts = firsts.map((first) => countIn(matches, first, Math.min(first + EXCERPT_WORDS, to)));
  const first = firsts[counts.indexOf(Math.max(...counts))] ?? start;
  const end = Math.min(first + EXCERPT_WORDS, to);
  const marks: Excerpt['marks'] = [];
  let excerpt = first > start ? '… ' : '';
  for (let at = first; at < end; at += 1) {
    const word = words[at] ?? '';
    const letters = matches.has(at) ? /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u.exec(word) : null;
    if (letters) marks.push([excerpt.length + letters.index, excerpt.length + letters.index + letters[0].length]);
    excerpt += at < end - 1 ? `${word} ` : word;
  }
  return { excerpt: end < to ? `${excerpt} …` : excerpt, marks };
}

function countIn(matches: ReadonlySet<number>, from: number, to: number): number {
  return [...matches].filter((match) => match >= from && match < to).length;
}

function sum(matches: HitText['weighted_locations']): number {
  return matches.reduce((total, { balanced_score }) => total + balanced_score, 0);
}

/** Returns a folded word without the Arabic article. */
function toRoot(word: string): string {
  return foldLetters(word)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(ARABIC_ARTICLE, '');
}

/** Returns whether a word of a text may be a form of a word: one begins with the other, or with its first half. */
function isLikeAny(word: string | undefined, meant: readonly string[]): boolean {
  if (!word) return false;
  const root = toRoot(word);
  return meant.some((one) => {
    const beginning = one.slice(0, Math.max(Math.min(one.length, 3), Math.ceil(one.length / 2)));
    return root.includes(beginning) || (root.length >= 3 && one.startsWith(root));
  });
}
