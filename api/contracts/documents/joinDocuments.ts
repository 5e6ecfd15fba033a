import { isEqualText } from '../encyclopedia/isEqualText.ts';
import { type Part, type RecordsPart, readItems, type Value } from './parts.ts';

/**
 * Units of a document, by key. A unit is changed as a whole: a part, a record of a list, or the order of the records.
 */
type Units = ReadonlyMap<string, unknown>;

export const ORDER = 'order';

/**
 * Joins a proposal with the changes that were published since it was made. `conflicts` names the units that both changed
 * to different values, which only a person can join.
 * @param from the document that the proposal was made from; null when there was none
 * @param now the published document; null when there is none, and the proposal is taken as it is
 */
export function joinDocuments<Document extends object>(
  parts: readonly Part[],
  { from, now, proposed }: { from: Document | null; now: Document | null; proposed: Document },
): { joined: Document; conflicts: string[] } {
  const documents = [from, now, proposed];
  const lists = parts.filter((part) => part.type === 'records' && isDivided(part, documents)) as RecordsPart[];
  const [before, current, wanted] = documents.map((one) => toUnits(lists, one)) as [Units, Units, Units];
  const keys = [...new Set([...wanted.keys(), ...current.keys(), ...before.keys()])];
  const isChanged = (units: Units, key: string) => !isEqualText(units.get(key), before.get(key));
  const conflicts = keys.filter(
    (key) => isChanged(wanted, key) && isChanged(current, key) && !isEqualText(wanted.get(key), current.get(key)),
  );
  const joined = new Map(keys.map((key) => [key, now && !isChanged(wanted, key) ? current.get(key) : wanted.get(key)]));
  return { joined: toDocument(lists, joined) as Document, conflicts: now ? conflicts : [] };
}

/** Returns whether each record of a list has a number or key, which makes it a unit. */
function isDivided(list: RecordsPart, documents: readonly (object | null)[]): boolean {
  return documents.every((document) => readItems(list, document).every(({ id }) => id !== null));
}

function toUnits(lists: readonly RecordsPart[], document: object | null): Units {
  const units = new Map(Object.entries(document ?? {}));
  for (const list of lists) {
    if (!units.delete(list.name)) continue;
    const items = readItems(list, document);
    // Records with keys have no order: two people may each add one.
    units.set(toKey(list, ORDER), list.isKeyed ? null : items.map(({ id }) => id));
    for (const { id, record } of items) units.set(toKey(list, id), record);
  }
  return units;
}

function toDocument(lists: readonly RecordsPart[], units: Units): Value {
  const top = [...units].filter(([key]) => !key.includes('.'));
  const whole = lists
    .filter((list) => units.has(toKey(list, ORDER)))
    .map((list): [string, unknown] => {
      if (list.isKeyed) return [list.name, Object.fromEntries(readKeyed(list, units))];
      const order = (units.get(toKey(list, ORDER)) ?? []) as number[];
      return [list.name, order.flatMap((id) => units.get(toKey(list, id)) ?? [])];
    });
  return Object.fromEntries([...top, ...whole]);
}

function readKeyed(list: RecordsPart, units: Units): [string, unknown][] {
  const start = toKey(list, '');
  return [...units].flatMap(([key, record]): [string, unknown][] =>
    key.startsWith(start) && key !== toKey(list, ORDER) && record !== undefined
      ? [[key.slice(start.length), record]]
      : [],
  );
}

const toKey = ({ name }: RecordsPart, id: number | string | null) => `${name}.${id}`;
