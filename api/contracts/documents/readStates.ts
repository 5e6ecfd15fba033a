import { alignStates, readRecordTexts } from './alignStates.ts';
import { toItemLabel } from './entries.ts';
import { type NamesById, type Part, type RecordsPart, readField, readItems, readTexts, type Value } from './parts.ts';

/** Parts of a document in readable form, by key: texts, lists of texts, and facts in words. */
export type ReadableTexts = Partial<Record<string, string | string[]>>;

/** Readable states of a document, the oldest first, and the labels of their parts in the order of the newest state. */
export type ReadStates = { texts: ReadableTexts[]; labels: Record<string, string> };

/**
 * Reads several states of a document, so that equal keys name the same part in all of them. The order of a list is
 * included only when two states have it. A part of a record that the newest state lacks has no label: the order of its
 * list shows that the record is gone.
 */
export function readStates(parts: readonly Part[], given: readonly object[], names: NamesById): ReadStates {
  const states = alignStates(parts, given);
  const titles = new Map<string, string>();
  for (const state of states) collectTitles(parts, state, titles);
  const read = states.map((state) => readDocument(parts, state, { names, titles }));
  const isShown = ({ key, isOrder }: ReadPart) =>
    !isOrder || read.filter((all) => all.some((one) => one.key === key)).length > 1;
  const newest = collectTitles(parts, states.at(-1), new Map());
  const isThere = ({ records }: ReadPart) => records.every((record) => newest.has(record));
  return {
    texts: read.map((all) => Object.fromEntries(all.filter(isShown).map(({ key, value }) => [key, value]))),
    labels: collectLabels(read.map((all) => all.filter((part) => isShown(part) && isThere(part)))),
  };
}

/** Reads one state of a document, or those of its parts that `state` has. */
export function readState(parts: readonly Part[], state: object, names: NamesById): ReadableTexts {
  return readStates(parts, [state], names).texts[0] ?? {};
}

type ReadPart = {
  key: string;
  label: string;
  value: string | string[];
  /** Keys of the records that contain the part, the outermost first. */
  records: string[];
  isOrder?: boolean;
};

/** Returns the labels of the newest state in its order, then those that only older states have. */
function collectLabels(states: ReadPart[][]): Record<string, string> {
  const labels = new Map<string, string>();
  for (const { key, label } of states.toReversed().flat()) if (!labels.has(key)) labels.set(key, label);
  return Object.fromEntries(labels);
}

type Known = { names: NamesById; titles: ReadonlyMap<string, string> };
/** Record of a document, or the document itself, whose key is empty. */
type Place = Known & { value: Value; key: string; labels: string[]; records: string[] };

function readDocument(parts: readonly Part[], state: object, known: Known): ReadPart[] {
  const place: Place = { ...known, value: state as Value, key: '', labels: [], records: [] };
  return parts.flatMap((part) => {
    if (part.type !== 'records') return readPart(part, place);
    if (readField(state, part.name) === undefined) return [];
    const records = readRecords(part, place).flatMap((one) => [...readRecord(part, one), ...readFacts(part, one)]);
    return [...readOrder(part, place), ...records];
  });
}

function readPart(part: Exclude<Part, RecordsPart>, { value, names, labels, records, key: start }: Place): ReadPart[] {
  const own = value[part.name];
  if (own === undefined || (own === null && part.type !== 'fact')) return [];
  const label = [...labels, ...(part.label ? [part.label] : [])].join(' · ');
  const key = start + part.name;
  if (part.type === 'fact') return [{ key, label, records, value: part.toWords(own as never, names) }];
  const isList = part.type === 'texts' && part.form === 'list';
  return [{ key, label, records, value: isList ? readTexts(part, value) : String(own) }];
}

/** Reads the texts of a record and of all records inside it, without empty ones. */
function readRecord(part: RecordsPart, place: Place): ReadPart[] {
  return part.parts(place.value).flatMap((inside) => {
    if (inside.type === 'records') return readRecords(inside, place).flatMap((one) => readRecord(inside, one));
    return inside.type === 'fact' ? [] : readPart(inside, place).filter(({ value }) => value.length > 0);
  });
}

/** Reads the facts of a record, the orders of its lists, and the same of the records inside it. */
function readFacts(part: RecordsPart, place: Place): ReadPart[] {
  const { key, labels, records, value } = place;
  const facts = part.hasFacts ? collectFacts(part, place) : [];
  const label = [...labels, 'About it'].join(' · ');
  const lists = part.parts(value).filter((inside) => inside.type === 'records' && readField(value, inside.name));
  return [
    ...(facts.length > 0 ? [{ key: `${key.slice(0, -1)} facts`, label, value: facts, records }] : []),
    ...(lists as RecordsPart[]).flatMap((list) => [
      ...readOrder(list, place),
      ...readRecords(list, place).flatMap((one) => readFacts(list, one)),
    ]),
  ];
}

/** Returns the facts of a record in words, and those of the records inside it that are not read by themselves. */
function collectFacts(part: RecordsPart, place: Place): string[] {
  const parts = part.parts(place.value);
  const own = parts.flatMap((one) => (one.type === 'fact' ? readPart(one, place).flatMap(({ value }) => value) : []));
  const inside = parts.flatMap((list) => {
    if (list.type !== 'records' || list.hasFacts) return [];
    return readRecords(list, place).flatMap((one) =>
      collectFacts(list, one).map((fact) => `${one.labels.at(-1)}: ${fact}`),
    );
  });
  return [...own, ...inside];
}

function readOrder(part: RecordsPart, place: Place): ReadPart[] {
  if (part.isKeyed) return [];
  const { key, labels, records, titles } = place;
  const label = [...labels, `${part.label}, in their order`].join(' · ');
  const order = readRecords(part, place).map((one) => titles.get(one.key) ?? '');
  return [{ key: `${key}${part.name} order`, label, value: order, records, isOrder: true }];
}

function readRecords(part: RecordsPart, { value, ...place }: Place): Place[] {
  return readItems(part, value).map(({ id, record }, at) => {
    const key = `${place.key}${part.name}.${id ?? at}.`;
    const labels = [...place.labels, toItemLabel(part, id, at)];
    return { ...place, value: record, key, labels, records: [...place.records, key] };
  });
}

/** Adds the title of each record by its key. Later states replace the titles of earlier ones. */
function collectTitles(
  parts: readonly Part[],
  state: unknown,
  titles: Map<string, string>,
  start = '',
): Map<string, string> {
  for (const part of parts.filter((one) => one.type === 'records'))
    for (const [at, { id, record }] of readItems(part, state).entries()) {
      const key = `${start}${part.name}.${id ?? at}.`;
      titles.set(key, readRecordTexts(part, record)[0] ?? '');
      collectTitles(part.parts(record), record, titles, key);
    }
  return titles;
}
