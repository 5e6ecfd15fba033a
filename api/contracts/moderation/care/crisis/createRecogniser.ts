import { CRISIS_KINDS, type CrisisFinding } from './CrisisFinding.ts';
import { judge, type Surroundings } from './frames/judge.ts';
import { bySlot, type Match, matchFrame } from './frames/matchFrames.ts';
import { type Frame, parseFrames } from './frames/parseFrames.ts';
import { type AnySlot, type CompiledLists, compileLists } from './slots/compileLists.ts';
import { findSlots, type Span } from './slots/findSlots.ts';
import { cutWindows, type Window } from './text/cutWindows.ts';
import { rateLanguages } from './text/rateLanguages.ts';
import { readTokens, type Token } from './text/readTokens.ts';
import type { WordLists } from './WordLists.ts';

export type Recogniser = ((text: string) => CrisisFinding | null) & {
  /** Whether a text speaks in the first person or about somebody close. */
  isPersonal: (text: string) => boolean;
};

/** A language is believed when it knows at least this share of the words that the best language knows. */
const LEAST_SHARE = 0.6;
const PERSONAL: ReadonlySet<AnySlot> = new Set(['i', 'me', 'he', 'kin', 'child', 'partner']);
/** Words that a sentence end adds to a distance. */
const SENTENCE_DISTANCE = 6;

type Reading = { language: string; spans: Span[]; rates: number[] };
type Candidate = CrisisFinding & { rate: number };

/** Creates the recogniser of crises for these languages. Texts are read in each of them. */
export function createRecogniser(lists: readonly WordLists[]): Recogniser {
  const compiled = lists.map(compileLists);
  const frames = parseFrames();
  const readText = (text: string) => {
    const tokens = readTokens(text);
    return { tokens, readings: compiled.flatMap((one) => readIn(one, tokens, text)) };
  };

  const recognise = (text: string): CrisisFinding | null => {
    const { tokens, readings } = readText(text);
    const candidates = cutWindows(tokens).flatMap((window) => {
      const places = placesIn(tokens, window);
      return readings.flatMap((reading) => findCandidates(frames, reading, { window, places, tokens, readings }));
    });
    const [first] = candidates.sort(compareCandidates);
    if (!first) return null;
    const { rate: _, ...finding } = first;
    return finding;
  };

  const isPersonal = (text: string): boolean => {
    const { tokens, readings } = readText(text);
    const all = { from: 0, to: tokens.length };
    return readings.some(
      ({ spans, rates }) => isBelieved(rates, all, readings) && spans.some(({ slot }) => PERSONAL.has(slot)),
    );
  };

  return Object.assign(recognise, { isPersonal });
}

type Context = { window: Window; places: number[]; tokens: Token[]; readings: Reading[] };

function findCandidates(frames: Frame[], reading: Reading, context: Context): Candidate[] {
  const { window, places, tokens, readings } = context;
  const inside = reading.spans.filter(({ from, to }) => from >= window.from && to < window.to);
  const grouped = bySlot(inside);
  return frames.flatMap((frame) => {
    const match = matchFrame(frame, grouped, places);
    if (!match) return [];
    const sentences = sentencesOf(match, tokens);
    if (!isBelieved(reading.rates, sentences, readings)) return [];
    const certainty = judge(match, surroundingsOf(sentences, inside));
    if (!certainty) return [];
    const rate = rateIn(reading.rates, sentences);
    return [{ kind: frame.kind, certainty, language: reading.language, ...placeOf(match, tokens), rate }];
  });
}

function readIn(compiled: CompiledLists, tokens: Token[], text: string): Reading[] {
  const rates = rateLanguages(tokens, compiled, text);
  if (!rates) return [];
  return [{ language: compiled.lists.language, spans: findSlots(tokens, compiled), rates }];
}

const rateIn = (rates: number[], { from, to }: Window) => rates.slice(from, to).reduce((sum, rate) => sum + rate, 0);

/** Whether a language knows nearly as many of these words as the language that knows most of them. */
function isBelieved(rates: number[], words: Window, readings: Reading[]): boolean {
  const best = Math.max(...readings.map((reading) => rateIn(reading.rates, words)));
  return rateIn(rates, words) >= LEAST_SHARE * best;
}

/** Sure ones first, then the language that knows more of the words, then the more urgent kind. */
function compareCandidates(a: Candidate, b: Candidate): number {
  const sure = Number(b.certainty === 'sure') - Number(a.certainty === 'sure');
  return sure || b.rate - a.rate || CRISIS_KINDS.indexOf(a.kind) - CRISIS_KINDS.indexOf(b.kind) || a.start - b.start;
}

function placesIn(tokens: Token[], { from, to }: Window): number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = from; at < to; at += 1) {
    place += tokens[at]?.isAfter === 'sentence' ? 1 + SENTENCE_DISTANCE : 1;
    places[at] = place;
  }
  return places;
}

function placeOf({ spans }: Match, tokens: Token[]): { start: number; end: number } {
  return {
    start: Math.min(...spans.map(({ from }) => tokens[from]?.start ?? 0)),
    end: Math.max(...spans.map(({ to }) => tokens[to]?.end ?? 0)),
  };
}

/** Returns the sentences that a match stands in. */
function sentencesOf({ spans }: Match, tokens: Token[]): Window {
  let from = Math.min(...spans.map((span) => span.from));
  let to = Math.max(...spans.map((span) => span.to)) + 1;
  while (from > 0 && tokens[from]?.isAfter !== 'sentence') from -= 1;
  while (to < tokens.length && tokens[to]?.isAfter !== 'sentence') to += 1;
  return { from, to };
}

function surroundingsOf({ from, to }: Window, inside: Span[]): Surroundings {
  const own = inside.filter((span) => span.from >= from && span.to < to);
  return {
    own: new Set(own.map(({ slot }) => slot)),
    near: new Set(inside.map(({ slot }) => slot)),
    asksFirst: own.some((span) => span.slot === 'ask' && span.from <= from + 1),
  };
}
