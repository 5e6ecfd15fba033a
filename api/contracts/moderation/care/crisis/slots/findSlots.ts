import { isOneSlip } from '../text/isOneSlip.ts';
import type { Token } from '../text/readTokens.ts';
import type { WordForms } from '../WordLists.ts';
import { type AnySlot, type CompiledLists, fits, MIN_CORRECTED_LENGTH, type Span, toKeys } from './compileLists.ts';
import { findNumberSlots } from './findNumberSlots.ts';

/** A slot, filled by the words `from` to `to` (both included). */

/** Most words that "~" in an entry stands for. */
const MAX_BETWEEN = 3;
/** Largest distance, in words, from a negation to the slot after it that it negates. */
const NEGATION_REACH = 3;
/** Slots that are also read inside idioms. They name persons, negate, or can make a finding less certain. */
const READ_IN_SAYINGS: ReadonlySet<AnySlot> = new Set([
  'topic',
  'ask',
  'ago',
  'fine',
  'pet',
  'not',
  'i',
  'me',
  'he',
  'kin',
  'child',
]);

/** Returns every slot that the words fill, in the order of their first word. */
export function findSlots(tokens: Token[], compiled: CompiledLists): Span[] {
  const words = tokens.map(({ word }) => correctSlip(word, compiled));
  const forms = words.map((word) => compiled.formsOf(word));
  const found = words.flatMap((_, at) => findSpansAt(at, tokens, forms, compiled));
  const idioms = new Set(found.filter(({ slot }) => slot === 'saying').flatMap(toIndices));
  const spans = found.filter((span) => READ_IN_SAYINGS.has(span.slot) || !toIndices(span).some((at) => idioms.has(at)));
  for (const [at, { hasMe }] of forms.entries())
    if (hasMe && !idioms.has(at)) spans.push({ slot: 'me', from: at, to: at, isNegated: false });
  negate(spans, tokens, words, compiled);
  spans.push(...findNumberSlots(tokens, compiled));
  return spans.sort((a, b) => a.from - b.from);
}

/**
 * Corrects one typing error in a long word that is not a known word of the language; returns any other word unchanged.
 */
function correctSlip(word: string, { long, known, common, ordinary, formsOf }: CompiledLists): string {
  if (word.length < MIN_CORRECTED_LENGTH || /\d/.test(word) || common.has(word) || ordinary.has(word)) return word;
  if (toKeys(formsOf(word)).some((key) => known.has(key))) return word;
  for (const length of [word.length, word.length - 1, word.length + 1]) {
    const meant = long.get(word.charAt(0) + length)?.find((listed) => isOneSlip(word, listed));
    if (meant) return meant;
  }
  return word;
}

function findSpansAt(at: number, tokens: Token[], forms: WordForms[], { entries, loose }: CompiledLists): Span[] {
  const form = forms[at];
  if (!form) return [];
  const spans: Span[] = [];
  const starting = toKeys(form).flatMap((key) => entries.get(key) ?? []);
  const seen = new Set<string>();
  for (const { slot, parts } of [...starting, ...loose.filter(({ parts: [first] }) => first && fits(first, form))]) {
    const to = findEnd(parts, at, tokens, forms);
    if (to === null || seen.has(`${slot} ${to}`)) continue;
    seen.add(`${slot} ${to}`);
    spans.push({ slot, from: at, to, isNegated: parts.length === 1 && Boolean(form.isNegated) });
  }
  return spans;
}

/** Returns the index of the last word of an entry that begins at `from`; null when the words do not match the entry. */
function findEnd(
  parts: Parameters<typeof fits>[0][],
  from: number,
  tokens: Token[],
  forms: WordForms[],
): number | null {
  let at = from;
  let between = 0;
  for (const part of parts.slice(1)) {
    if (part.kind === 'gap') {
      between = MAX_BETWEEN;
      continue;
    }
    const next = findNextFit(part, at + 1, between, tokens, forms);
    if (next === null) return null;
    at = next;
    between = 0;
  }
  return at;
}

function findNextFit(
  part: Parameters<typeof fits>[0],
  from: number,
  between: number,
  tokens: Token[],
  forms: WordForms[],
): number | null {
  for (let at = from; at <= from + between; at += 1) {
    const form = forms[at];
    if (!form || tokens[at]?.isAfter === 'sentence') return null;
    if (fits(part, form)) return at;
  }
  return null;
}

function negate(
  spans: Span[],
  tokens: Token[],
  words: string[],
  { lists: { joins = '', notAfter = '' } }: CompiledLists,
) {
  const negations = new Set(spans.filter(({ slot }) => slot === 'not').flatMap(toIndices));
  const ending = new Set(joins.split(' '));
  const after = new Set(notAfter.split(' '));
  for (const span of spans) {
    for (let at = span.from - 1; at >= span.from - NEGATION_REACH && at >= 0; at -= 1) {
      if (tokens[at + 1]?.isAfter || ending.has(words[at] ?? '')) break;
      if (negations.has(at)) span.isNegated = true;
    }
    for (let at = span.to + 1; notAfter && at <= span.to + 2; at += 1) {
      if (tokens[at]?.isAfter || ending.has(words[at] ?? '')) break;
      if (after.has(words[at] ?? '')) span.isNegated = true;
    }
  }
}

function toIndices({ from, to }: Span): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
