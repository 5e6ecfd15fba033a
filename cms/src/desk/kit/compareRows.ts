import { findFormerPositions } from '@common-ground/api/contracts/documents/findFormerPositions.ts';
import { splitText } from '@common-ground/api/contracts/documents/parts.ts';
import type { ReadableTexts } from '@common-ground/api/contracts/documents/readStates.ts';
import { compareWords, type Piece } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { FIELD_LABELS } from './fieldLabels.ts';

/** A paragraph or list entry that differs, with the kind of change and the pieces on both sides. */
export type Row = {
  is: 'changed' | 'added' | 'removed' | 'moved';
  before: Piece[];
  after: Piece[];
  /** Positions of a moved entry in the two lists, from 1. */
  places?: { from: number; to: number };
};
type RowsOfText = { rows: Row[]; unchanged: number };
export type FieldRows = RowsOfText & { field: string };

/** Returns the differences between two versions, by field in the order of `names`. */
export function compareRows(
  from: ReadableTexts,
  to: ReadableTexts,
  names: Readonly<Record<string, string>> = FIELD_LABELS,
): FieldRows[] {
  return Object.keys(names)
    .map((field) => ({ field, ...compareEntries(toEntryTexts(from[field]), toEntryTexts(to[field])) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the entries of a list, or the lines of a text, which are its paragraphs. */
function toEntryTexts(value: string | string[] | undefined): string[] {
  return typeof value === 'string' ? splitText(value, 'lines') : (value ?? []);
}

/** Compares each entry with its former one. Removed entries stand before the entry that they preceded. */
function compareEntries(before: string[], after: string[]): RowsOfText {
  const positions = findFormerPositions(after, before, (text) => [String(text)]);
  const inOrder = findLongestRise(positions);
  const removed = [...before.keys()].filter((position) => !positions.includes(position));
  const rows: Row[] = [];
  let unchanged = 0;
  const takeRemoved = (end: number) => {
    while ((removed[0] ?? end) < end) rows.push(toRow(before[removed.shift() ?? 0] ?? '', ''));
  };
  for (const [at, text] of after.entries()) {
    const position = positions[at] ?? -1;
    const earlier = before[position] ?? '';
    // An empty entry only holds a place.
    if (!text.trim() && !earlier.trim()) continue;
    if (inOrder.has(at)) takeRemoved(position);
    if (position < 0 || earlier.trim() !== text.trim()) rows.push(toRow(earlier, text));
    else if (inOrder.has(at)) unchanged += 1;
    else rows.push({ ...toRow(text, text), is: 'moved', places: { from: position + 1, to: at + 1 } });
  }
  takeRemoved(before.length);
  return { rows, unchanged };
}

function toRow(before: string, after: string): Row {
  const pieces = compareWords(before, after);
  return {
    is: before ? (after ? 'changed' : 'removed') : 'added',
    before: pieces.filter(({ is }) => is !== 'added'),
    after: pieces.filter(({ is }) => is !== 'removed'),
  };
}

/** Returns the indices of the longest run of rising positions: entries that did not move. New entries are left out. */
function findLongestRise(positions: readonly number[]): Set<number> {
  /** The longest rise that ends at each index. */
  const rises: number[][] = [];
  for (const [at, position] of positions.entries()) {
    const earlier = rises.filter((rise) => (positions[rise.at(-1) ?? -1] ?? -1) < position);
    const longest = earlier.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []);
    rises.push(position < 0 ? [] : [...longest, at]);
  }
  return new Set(rises.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []));
}
