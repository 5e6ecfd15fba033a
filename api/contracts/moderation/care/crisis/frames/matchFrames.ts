import type { AnySlot, Span } from '../slots/compileLists.ts';
import type { Condition, Frame, SlotPattern } from './parseFrames.ts';

export type SpansBySlot = Map<AnySlot, Span[]>;
export type Match = { frame: Frame; spans: Span[] };

/** Largest distance, in words, from the end of a slot to the slot that must follow it. */
const MAX_NEXT_DISTANCE = 3;

export function groupBySlot(spans: Span[]): SpansBySlot {
  const grouped: SpansBySlot = new Map();
  for (const span of spans) {
    const same = grouped.get(span.slot);
    if (same) same.push(span);
    else grouped.set(span.slot, [span]);
  }
  return grouped;
}

/**
 * Returns the match of a frame; null when its conditions are not filled, or when a slot of `unless` is.
 * @param places position of each word; the end of a sentence counts as several words
 */
export function matchFrame(frame: Frame, spans: SpansBySlot, places: number[]): Match | null {
  if (!frame.conditions.every(({ any }) => any.some(({ slot }) => spans.has(slot)))) return null;
  if (frame.unless.some((wanted) => selectSpans(wanted, spans).length > 0)) return null;
  const choices: Span[][][] = [];
  for (const condition of frame.conditions) {
    const filled = fillCondition(condition, spans, places);
    if (filled.length === 0) return null;
    choices.push(filled);
  }
  const chosen = choose(choices, frame.reach, places, []);
  return chosen && { frame, spans: chosen };
}

function choose(choices: Span[][][], reach: number, places: number[], chosen: Span[]): Span[] | null {
  const [first, ...rest] = choices;
  if (!first) return chosen;
  for (const spans of first) {
    if (spans.some((span) => chosen.some((other) => overlaps(span, other)))) continue;
    const together = [...chosen, ...spans];
    if (isWithin(together, reach, places)) {
      const all = choose(rest, reach, places, together);
      if (all) return all;
    }
  }
  return null;
}

/** Pronouns may lie within the words of another slot: "kill myself", or an Arabic verb with its subject. */
const overlaps = (a: Span, b: Span) => !isPronoun(a) && !isPronoun(b) && a.from <= b.to && b.from <= a.to;
const isPronoun = ({ slot }: Span) => slot === 'i' || slot === 'me' || slot === 'he';

function isWithin(spans: Span[], reach: number, places: number[]): boolean {
  if (spans.length < 2) return true;
  const from = Math.min(...spans.map((span) => places[span.from] ?? 0));
  const to = Math.max(...spans.map((span) => places[span.to] ?? 0));
  return to - from <= reach + 2;
}

function fillCondition({ any, next }: Condition, spans: SpansBySlot, places: number[]): Span[][] {
  const first = any.flatMap((wanted) => selectSpans(wanted, spans));
  if (!next) return first.map((span) => [span]);
  const after = next.flatMap((wanted) => selectSpans(wanted, spans));
  return first.flatMap((span) =>
    after
      // An Arabic verb may contain its object, so both spans may begin at the same word.
      .filter(
        ({ from }) => from === span.from || (from > span.to && distance(places, span.to, from) <= MAX_NEXT_DISTANCE),
      )
      .map((other) => (other.from === span.from ? [span] : [span, other])),
  );
}

const distance = (places: number[], from: number, to: number) => (places[to] ?? 0) - (places[from] ?? 0);

function selectSpans({ slot, isNegated }: SlotPattern, spans: SpansBySlot): Span[] {
  return (spans.get(slot) ?? []).filter((span) => isNegated === null || span.isNegated === isNegated);
}
