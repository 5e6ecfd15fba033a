import type { ReadableTexts } from '@common-ground/api/contracts/documents/readStates.ts';
import { compareFields, type Piece } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { FIELD_LABELS } from './fieldLabels.ts';

/** A paragraph or list entry that differs, with the kind of change and the pieces on both sides. */
export type Row = {
  is: 'changed' | 'added' | 'removed' | 'moved';
  before: Piece[];
  after: Piece[];
  /** Positions of a moved entry in the two lists, from 1. */
  places?: { from: number; to: number };
};
export type FieldRows = { field: string; rows: Row[]; unchanged: number };

/** Returns the differences between two versions, by field in the order of `names`, with moved entries of lists. */
export function compareRows(
  from: ReadableTexts,
  to: ReadableTexts,
  names: Readonly<Record<string, string>> = FIELD_LABELS,
): FieldRows[] {
  return compareFields(Object.keys(names), asFieldTexts(from), asFieldTexts(to)).map(({ field, parts, unchanged }) => {
    const rows = parts.map(toRow);
    const [old, now] = [from[field], to[field]];
    return { field, unchanged, rows: Array.isArray(old) && Array.isArray(now) ? mergeMovedRows(rows, old, now) : rows };
  });
}

function asFieldTexts(legible: ReadableTexts): Record<string, string | string[]> {
  return legible as Record<string, string | string[]>;
}

function toRow(pieces: Piece[]): Row {
  const before = pieces.filter(({ is }) => is !== 'added');
  const after = pieces.filter(({ is }) => is !== 'removed');
  return { is: before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed', before, after };
}

/** Replaces a removed and an added row with the same text by one moved row. Each row is replaced once. */
function mergeMovedRows(rows: Row[], old: string[], now: string[]): Row[] {
  const moved = new Set<Row>();
  for (const row of rows) {
    if (row.is !== 'added') continue;
    const before = rows.find((other) => other.is === 'removed' && !moved.has(other) && toText(other) === toText(row));
    if (before) moved.add(row).add(before);
  }
  return rows
    .filter((row) => row.is !== 'removed' || !moved.has(row))
    .map((row): Row => {
      if (!moved.has(row)) return row;
      const text = toText(row);
      const plain: Piece[] = [{ text, is: 'same' }];
      const places = { from: old.indexOf(text) + 1, to: now.indexOf(text) + 1 };
      return { is: 'moved', before: plain, after: plain, places };
    });
}

function toText({ before, after }: Row): string {
  return (after.length > 0 ? after : before).map(({ text }) => text).join('');
}
