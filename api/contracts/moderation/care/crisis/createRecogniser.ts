import { CRISIS_KINDS, type CrisisFinding } from './CrisisFinding.ts';
import { judgeMatch, type Surroundings } from './frames/judgeMatch.ts';
import { groupBySlot, type Match, matchFrame } from './frames/matchFrames.ts';
import { type Frame, parseFrames } from './frames/parseFrames.ts';
import type { CrisisModel } from './model/CrisisModel.ts';
import { addByModel, applyModel, LIMITS, type Limits } from './model/consultModel.ts';
import { isLikelyLanguage, type Reading, readText, spansIn, sumRatings } from './readText.ts';
import type { Span } from './slots/compileLists.ts';
import { type AnySlot, compileLists } from './slots/compileLists.ts';
import { cutWindows, type Window } from './text/cutWindows.ts';
import type { Token } from './text/readTokens.ts';
import type { WordLists } from './WordLists.ts';

export type Recogniser = ((text: string) => CrisisFinding | null) & {
  /** Returns whether a text names the writer, a person close to them, or another person as "he" or "she". */
  isPersonal: (text: string) => boolean;
};

const PERSONAL: ReadonlySet<AnySlot> = new Set(['i', 'me', 'he', 'kin', 'child', 'partner']);
/** Distance, in words, that the end of a sentence adds between two words. */
const SENTENCE_DISTANCE = 6;

/**
 * `rate`: sum of the ratings of the words in the language. `fit`: score of the kind in the model; 0 without a model.
 */
type Candidate = CrisisFinding & { rate: number; fit: number };

/**
 * Creates a recogniser of crises that tries each of these languages on every text. The model adds "maybe" findings, and
 * lowers or drops some findings that it rates as harmless.
 */
export function createRecogniser(lists: readonly WordLists[], model?: CrisisModel, limits = LIMITS): Recogniser {
  const compiled = lists.map(compileLists);
  const frames = parseFrames();

  const recognise = (text: string): CrisisFinding | null => {
    const { tokens, readings } = readText(text, compiled);
    const windows = cutWindows(tokens);
    const candidates = windows.flatMap((window) => {
      const places = placesIn(tokens, window);
      return readings.flatMap((reading) =>
        findCandidates(frames, reading, { window, places, tokens, readings, model, limits }),
      );
    });
    const [first] = candidates.sort(compareCandidates);
    if (first) return toFinding(first);
    const [only, ...more] = windows;
    return model && only && more.length === 0 ? addByModel(model, tokens, readings, limits) : null;
  };

  const isPersonal = (text: string): boolean => {
    const { tokens, readings } = readText(text, compiled);
    const all = { from: 0, to: tokens.length };
    return readings.some(
      (reading) => isLikelyLanguage(reading, all, readings) && reading.spans.some(({ slot }) => PERSONAL.has(slot)),
    );
  };

  return Object.assign(recognise, { isPersonal });
}

type Context = {
  window: Window;
  places: number[];
  tokens: Token[];
  readings: Reading[];
  model: CrisisModel | undefined;
  limits: Limits;
};

function findCandidates(frames: Frame[], reading: Reading, context: Context): Candidate[] {
  const { window, places, tokens, readings, model, limits } = context;
  const inside = spansIn(reading, window);
  const grouped = groupBySlot(inside);
  const found = frames.flatMap((frame) => {
    const match = matchFrame(frame, grouped, places);
    if (!match) return [];
    const sentences = findSentences(match, tokens);
    if (!isLikelyLanguage(reading, sentences, readings)) return [];
    const certainty = judgeMatch(match, toSurroundings(sentences, inside));
    if (!certainty) return [];
    const { kind, isDoubtful } = frame;
    const rate = sumRatings(reading, sentences);
    return [{ kind, isDoubtful, certainty, language: reading.language, ...toTextRange(match, tokens), rate, fit: 0 }];
  });
  if (!model || found.length === 0) return found;
  const { likelihood, fits } = model(reading.language, tokens.slice(window.from, window.to), inside, window.from);
  return found.flatMap((candidate) => {
    const certainty = applyModel(candidate, likelihood, limits);
    if (!certainty) return [];
    return [{ ...candidate, certainty, fit: fits[candidate.kind] }];
  });
}

function toFinding({ kind, certainty, language, start, end }: Candidate): CrisisFinding {
  return { kind, certainty, language, start, end };
}

/**
 * Sorts sure findings first, then findings whose words have the highest ratings in their language. Of equal ones a
 * poisoning comes first, because it also fills frames of other emergencies, and then the score of the model decides.
 */
function compareCandidates(a: Candidate, b: Candidate): number {
  const sure = Number(b.certainty === 'sure') - Number(a.certainty === 'sure');
  const poison = Number(b.kind === 'poison') - Number(a.kind === 'poison');
  return (
    sure ||
    b.rate - a.rate ||
    poison ||
    b.fit - a.fit ||
    CRISIS_KINDS.indexOf(a.kind) - CRISIS_KINDS.indexOf(b.kind) ||
    a.start - b.start
  );
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

function toTextRange({ spans }: Match, tokens: Token[]): { start: number; end: number } {
  return {
    start: Math.min(...spans.map(({ from }) => tokens[from]?.start ?? 0)),
    end: Math.max(...spans.map(({ to }) => tokens[to]?.end ?? 0)),
  };
}

function findSentences({ spans }: Match, tokens: Token[]): Window {
  let from = Math.min(...spans.map((span) => span.from));
  let to = Math.max(...spans.map((span) => span.to)) + 1;
  while (from > 0 && tokens[from]?.isAfter !== 'sentence') from -= 1;
  while (to < tokens.length && tokens[to]?.isAfter !== 'sentence') to += 1;
  return { from, to };
}

function toSurroundings({ from, to }: Window, inside: Span[]): Surroundings {
  const own = inside.filter((span) => span.from >= from && span.to < to && !(span.slot === 'fine' && span.isNegated));
  return {
    own: new Set(own.map(({ slot }) => slot)),
    near: new Set(inside.map(({ slot }) => slot)),
    asksFirst: own.some((span) => span.slot === 'ask' && span.from <= from + 1),
  };
}
