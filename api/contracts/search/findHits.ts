import { FOUND_CONDITIONS, NEAR_CONDITIONS } from '../limits.ts';
import type { SearchHit, SearchIndex } from './engine/SearchIndex.ts';
import { searchIn } from './engine/searchIn.ts';
import { toNameKey, toSearchWords } from './engine/words.ts';

/** Hits whose score is below this share of the best one say little about the text. */
const LEAST_SHARE = 0.25;

export type HitSearch = {
  text: string;
  isExact?: boolean;
  own: SearchIndex;
  /** Indexes of names only, in the order in which they are tried. */
  others: readonly SearchIndex[];
  /** Returns whether a condition may be listed, such as one of a category. */
  accepts?: (id: number) => boolean;
  /** Returns the code of the language of a condition's names in `own`. */
  toNameLanguage?: (id: number) => string;
};

/** A condition to list. */
export type ListedHit = {
  id: number;
  /** Whether a name says why the condition is listed. Otherwise a passage has to. */
  isNamed: boolean;
  /** The name that matches best and the code of its language; null when it is the main name, or no name matches. */
  match: { name: string; language: string } | null;
};

export type ListedHits = {
  /** Corrected text that was searched instead; null when the text was searched as typed. */
  searchedFor: string | null;
  /** Whether a condition is about the text. */
  hasPage: boolean;
  /** Whether other spellings were taken for a typed word, so that names in other languages may fit better. */
  isGuessed: boolean;
  /** Best first; empty without `hasPage`. */
  hits: ListedHit[];
  /** Conditions that may mention words of the text, when none is about it. */
  near: ListedHit[];
  /** Stems that passages are looked for by, with their rarity. */
  stems: ReadonlyMap<string, number>;
};

/** Searches conditions, and decides which are listed and why. Server and browser both call it, so they list the same. */
export function findHits({
  text,
  isExact = false,
  own,
  others,
  accepts = () => true,
  toNameLanguage = () => own.language.code,
}: HitSearch): ListedHits {
  const result = searchIn(own, others, text, { isExact, accepts });
  const isOwn = result.language === own.language.code;
  const index = isOwn ? own : others.find(({ language }) => language.code === result.language);
  const toListed = ({ id, name, isNamed }: SearchHit): ListedHit => {
    const matched = (name !== null && index?.names(id)[name]) || null;
    const isOther = matched !== null && toNameKey(matched) !== toNameKey(own.names(id)[0] ?? '');
    const match = isOther ? { name: matched, language: isOwn ? toNameLanguage(id) : result.language } : null;
    return { id, isNamed, match };
  };
  const { stems, corrected } = result;
  if (result.isFitting) {
    const hits = selectHits(result.hits).slice(0, FOUND_CONDITIONS).map(toListed);
    return { searchedFor: corrected, hasPage: true, isGuessed: result.isGuessed, hits, near: [], stems };
  }
  // A page near a corrected word may have nothing to do with the text: near "weather" are pages about weakness.
  const exact = own.search(text, { isExact: true, accepts });
  const nothing = { searchedFor: null, hasPage: false, isGuessed: false, hits: [], near: [], stems: exact.stems };
  const named = exact.hits.filter(({ id }) => isInName(text, id, own));
  if (named.length > 0) {
    const hits = named.slice(0, FOUND_CONDITIONS).map(({ id }) => ({ id, isNamed: true, match: null }));
    return { ...nothing, hasPage: true, hits };
  }
  const near = selectHits(exact.hits).slice(0, NEAR_CONDITIONS);
  return { ...nothing, near: near.map(toListed) };
}

/** Letters from which a text of one word may be the beginning of a word. */
const SHORTEST_BEGINNING = 3;

/** Returns whether the main name has all words of the text, such as "syndrome" or "fragi", which says little by itself. */
function isInName(text: string, id: number, own: SearchIndex): boolean {
  const { stem, stopWords } = own.language;
  const words = toSearchWords(text).filter((word) => !stopWords.has(word));
  const named = toSearchWords(own.names(id)[0] ?? '');
  const stems = new Set(named.map(stem));
  const isBegun = (word: string) =>
    word === words.at(-1) &&
    (words.length > 1 || word.length >= SHORTEST_BEGINNING) &&
    named.some((whole) => whole.startsWith(word));
  return words.length > 0 && words.every((word) => stems.has(stem(word)) || isBegun(word));
}

function selectHits(hits: readonly SearchHit[]): SearchHit[] {
  const least = LEAST_SHARE * (hits[0]?.score ?? 0);
  return hits.filter(({ score }) => score >= least);
}
