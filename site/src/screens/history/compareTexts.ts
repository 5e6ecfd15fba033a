import { SIGNED_FIELDS, sortNeededFirst } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { RevisionTexts } from '@common-ground/api/contracts/history/history.ts';
import { diffArrays, diffWordsWithSpace } from 'diff';

export type Piece = { text: string; is: 'same' | 'added' | 'removed' };

/** Differences of a field. `parts` are changed paragraphs or entries in pieces, `unchanged` counts the others. */
export type FieldChange<Field extends string = keyof RevisionTexts> = {
  field: Field;
  parts: Piece[][];
  unchanged: number;
};

const FIELDS = sortNeededFirst(SIGNED_FIELDS).map(({ name }) => name as keyof RevisionTexts);

/** Time limit for comparing two parts by word. After it the whole old part is removed and the whole new part added. */
const MAX_COMPARE_MS = 200;
/** Minimum likeness of a removed and an added part to be compared word by word. */
const MIN_LIKENESS = 0.4;

/** Returns the fields that differ. Without `from` all texts are added. */
export function compareTexts(from: RevisionTexts | null, to: RevisionTexts): FieldChange[] {
  return compareFields(FIELDS, from, to);
}

export function compareFields<Field extends string>(
  fields: readonly Field[],
  from: Partial<Record<Field, string | string[]>> | null,
  to: Partial<Record<Field, string | string[]>>,
): FieldChange<Field>[] {
  return fields
    .map((field) => ({ field, ...compareParts(splitParts(from?.[field]), splitParts(to[field])) }))
    .filter(({ parts }) => parts.length > 0);
}

/** Returns the entries of a list, or the paragraphs of a text. */
function splitParts(value: string | string[] | undefined): string[] {
  return typeof value === 'string' ? value.split(/\n\s*\n/).filter((part) => part.trim()) : (value ?? []);
}

function compareParts(from: string[], to: string[]): Omit<FieldChange, 'field'> {
  const parts: Piece[][] = [];
  let unchanged = 0;
  let gone: string[] = [];
  for (const { value, added, removed } of diffArrays(from, to)) {
    if (removed) gone = value;
    else if (added) {
      parts.push(...pairUp(gone, value));
      gone = [];
    } else {
      parts.push(...pairUp(gone, []));
      gone = [];
      unchanged += value.length;
    }
  }
  parts.push(...pairUp(gone, []));
  return { parts, unchanged };
}

/** Compares each added part word by word with the most similar removed one, if any is similar enough. */
function pairUp(gone: string[], come: string[]): Piece[][] {
  const left = [...gone];
  const parts = come.map((after): Piece[] => {
    const nearest = Math.max(0, ...left.map((before) => likeness(before, after)));
    const place = nearest < MIN_LIKENESS ? -1 : left.findIndex((before) => likeness(before, after) === nearest);
    if (place < 0) return [{ text: after, is: 'added' }];
    const [before = ''] = left.splice(place, 1);
    return compareWords(before, after);
  });
  return [...left.map((text): Piece[] => [{ text, is: 'removed' }]), ...parts];
}

/** Returns the words of both texts in pieces; each text as one piece when they have little in common. */
export function compareWords(before: string, after: string): Piece[] {
  const isAlike = likeness(before, after) >= MIN_LIKENESS;
  const changes = isAlike && diffWordsWithSpace(before, after, { timeout: MAX_COMPARE_MS });
  if (!changes) {
    const pieces: Piece[] = [
      { text: before, is: 'removed' },
      { text: after, is: 'added' },
    ];
    return pieces.filter(({ text }) => text);
  }
  return changes.map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/**
 * Returns the likeness of two texts, 0 to 1: the share of words they have in common among the distinct words of the
 * text that has fewer of them.
 */
function likeness(one: string, other: string): number {
  const [few, many] = [toWordSet(one), toWordSet(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  return few.size === 0 ? 0 : [...few].filter((word) => many.has(word)).length / few.size;
}

function toWordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
