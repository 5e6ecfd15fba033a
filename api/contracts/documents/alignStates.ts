import { toEntries } from './entries.ts';
import { findFormerPositions } from './findFormerPositions.ts';
import { type Part, type RecordsPart, readField, readId, readItems, type Value } from './parts.ts';

/**
 * Returns states of a document, the oldest first, in which each record of a list has a number, the same in all states
 * that have the record. Records without a number of their own get negative ones, in the order of their first states.
 */
export function alignStates<State extends object>(parts: readonly Part[], states: readonly State[]): State[] {
  let last = 0;
  const next = () => {
    last -= 1;
    return last;
  };
  let before: unknown;
  return states.map((state) => {
    const aligned = alignRecord(parts, { before, after: state as Value, next });
    before = aligned;
    return aligned as State;
  });
}

type Step<Of> = { before: unknown; after: Of; next: () => number };

function alignRecord(parts: readonly Part[], { before, after, next }: Step<Value>): Value {
  const lists = parts.filter((part) => part.type === 'records' && readField(after, part.name)) as RecordsPart[];
  return {
    ...after,
    ...Object.fromEntries(lists.map((part) => [part.name, alignList(part, { before, after, next })])),
  };
}

function alignList(part: RecordsPart, { before, after, next }: Step<Value>): unknown {
  const [now, earlier] = [readItems(part, after), readItems(part, before)];
  if (part.isKeyed)
    return Object.fromEntries(
      now.map(({ id, record }) => {
        const other = earlier.find((one) => one.id === id)?.record;
        return [id, alignRecord(part.parts(record), { before: other, after: record, next })];
      }),
    );
  const [records, others] = [now.map(({ record }) => record), earlier.map(({ record }) => record)];
  return findFormerPositions(records, others, (one) => readRecordTexts(part, one)).map((position, at) => {
    const [record, other] = [records[at] as Value, others[position]];
    const aligned = alignRecord(part.parts(record), { before: other, after: record, next });
    return { ...aligned, id: readId(record) ?? readId(other) ?? next() };
  });
}

/** Returns the texts of a record, of which the first is its title. */
export function readRecordTexts({ parts }: RecordsPart, record: unknown): string[] {
  return toEntries(parts(record as Value), record).map(({ text }) => text);
}
