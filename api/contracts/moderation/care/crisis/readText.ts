import type { CompiledLists, Span } from './slots/compileLists.ts';
import { findSlots } from './slots/findSlots.ts';
import type { Window } from './text/cutWindows.ts';
import { rateWords } from './text/rateWords.ts';
import { readTokens, type Token } from './text/readTokens.ts';

/** Minimum share of the best language's rating with which a language counts as likely. */
const MIN_SHARE = 0.6;

/** A text read with the word lists of one language. */
export type Reading = {
  language: string;
  spans: Span[];
  /** For each word, how many spans begin before it. */
  starts: number[];
  /** For each word, the sum of the ratings of all words before it. */
  known: number[];
};

/** Reads a text in each language for which `rateWords` finds letters or words. */
export function readText(text: string, compiled: CompiledLists[]): { tokens: Token[]; readings: Reading[] } {
  const tokens = readTokens(text);
  return { tokens, readings: compiled.flatMap((one) => readIn(one, tokens, text)) };
}

export function spansIn({ spans, starts }: Reading, window: Window): Span[] {
  return spans.slice(starts[window.from], starts[window.to]).filter(({ to }) => to < window.to);
}

function readIn(compiled: CompiledLists, tokens: Token[], text: string): Reading[] {
  const rates = rateWords(tokens, compiled, text);
  if (!rates) return [];
  const spans = findSlots(tokens, compiled);
  return [
    { language: compiled.lists.language, spans, starts: countStarts(spans, tokens.length), known: toPrefixSums(rates) },
  ];
}

function countStarts(spans: Span[], length: number): number[] {
  const starts: number[] = [];
  let count = 0;
  for (let at = 0; at <= length; at += 1) {
    while ((spans[count]?.from ?? length) < at) count += 1;
    starts[at] = count;
  }
  starts[length] = spans.length;
  return starts;
}

function toPrefixSums(rates: number[]): number[] {
  const sums = [0];
  for (const rate of rates) sums.push((sums.at(-1) ?? 0) + rate);
  return sums;
}

/** Returns the sum of the ratings of the words in a window. A higher sum means that they fit the language better. */
export const sumRatings = ({ known }: Reading, { from, to }: Window) => (known[to] ?? 0) - (known[from] ?? 0);

/**
 * Returns whether the words are rated in this language at least MIN_SHARE as high as in the language that rates them
 * highest.
 */
export function isLikelyLanguage(reading: Reading, words: Window, readings: Reading[]): boolean {
  const best = Math.max(...readings.map((other) => sumRatings(other, words)));
  return sumRatings(reading, words) >= MIN_SHARE * best;
}
