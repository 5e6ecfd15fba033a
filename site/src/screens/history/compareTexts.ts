import { neededFirst, SIGNED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { RevisionTexts } from '@common-ground/api/contracts/history/history.ts';
import { diffArrays, diffWordsWithSpace } from 'diff';

export type Piece = { text: string; is: 'same' | 'added' | 'removed' };

/** What differs in one field: paragraphs or entries, each in pieces, and how many of them are as they were. */
export type FieldChange<Field extends string = keyof RevisionTexts> = {
  field: Field;
  parts: Piece[][];
  unchanged: number;
};

const FIELDS = neededFirst(SIGNED_FIELDS).map(({ name }) => name as keyof RevisionTexts);

/** Longer than that, in milliseconds, nobody waits: the old and the new part then stand one after the other. */
const PATIENCE_MS = 200;
/** Of the words of an entry, the share that must be in another for it to be a new form of that. */
const LIKENESS = 0.4;

/** The fields that differ; all that is new where there was nothing before. */
export function compareTexts(from: RevisionTexts | null, to: RevisionTexts): FieldChange[] {
  return compareFields(FIELDS, from, to);
}

/** The same of any texts, in the order of `fields`. */
export function compareFields<Field extends string>(
  fields: readonly Field[],
  from: Partial<Record<Field, string | string[]>> | null,
  to: Partial<Record<Field, string | string[]>>,
): FieldChange<Field>[] {
  return fields
    .map((field) => ({ field, ...compareParts(partsOf(from?.[field]), partsOf(to[field])) }))
    .filter(({ parts }) => parts.length > 0);
}

/** A list's entries, or a text's paragraphs. */
function partsOf(value: string | string[] | undefined): string[] {
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

/** What is still much the same as something that went is compared with it word by word; the rest went and came. */
function pairUp(gone: string[], come: string[]): Piece[][] {
  const left = [...gone];
  const parts = come.map((after): Piece[] => {
    const nearest = Math.max(0, ...left.map((before) => likeness(before, after)));
    const place = nearest < LIKENESS ? -1 : left.findIndex((before) => likeness(before, after) === nearest);
    if (place < 0) return [{ text: after, is: 'added' }];
    const [before = ''] = left.splice(place, 1);
    return compareWords(before, after);
  });
  return [...left.map((text): Piece[] => [{ text, is: 'removed' }]), ...parts];
}

function compareWords(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS });
  if (!changes)
    return [
      { text: before, is: 'removed' },
      { text: after, is: 'added' },
    ];
  return changes.map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** The share, 0 to 1, of the words of the one with fewer that are in the other as well. */
function likeness(one: string, other: string): number {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  return few.size === 0 ? 0 : [...few].filter((word) => many.has(word)).length / few.size;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
