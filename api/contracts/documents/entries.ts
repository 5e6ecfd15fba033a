import {
  type Marks,
  type Part,
  type RecordsPart,
  readField,
  readItems,
  readTexts,
  replaceTexts,
  type TextKind,
  type TextPart,
  type TextsPart,
  type Value,
} from './parts.ts';

/**
 * The smallest text that is compared, translated and commented on. Entries are computed from the parts of a document and
 * never stored. The key names a record by its number or key, and everything else by its position from 0:
 * `modules.12.questions.34.options.1.why`, `overview.2`.
 */
export type Entry = Pick<Marks, 'translated' | 'isNeeded'> & {
  key: string;
  /** Label that counts from 1: "Module 3 · Question 2 · Option 2 · Why", "Overview · Paragraph 3". */
  label: string;
  /** Section of the part; of a record with a number or key at the top of a document the record: `modules.12`. */
  section: string;
  kind: TextKind;
  /** Maximum characters; of the kinds `list` and `links` those of each line. */
  most: number;
  isSigned: boolean;
  text: string;
};

/**
 * Returns the entries of `source`, each with the text at its position in `texts`; empty when `texts` lacks that text.
 */
export function toEntries(parts: readonly Part[], source: unknown, texts: unknown = source): Entry[] {
  return entriesIn(parts, { source, texts, key: [], labels: [], marks: null, hasOwn: false });
}

/**
 * Returns the entries of a translation: those of its source, and texts that are translated on their own or as a whole,
 * which a language may have although the source has none.
 */
export function toTranslationEntries(parts: readonly Part[], source: unknown, texts: unknown = source): Entry[] {
  return entriesIn(parts, { source, texts, key: [], labels: [], marks: null, hasOwn: true });
}

/** Returns the document with other texts, by the keys of its entries; a text without a key in `texts` becomes empty. */
export function withTexts(
  parts: readonly Part[],
  source: unknown,
  texts: Readonly<Record<string, string | undefined>>,
): Value {
  return filledIn(parts, source, { texts, key: [] });
}

type EntryMarks = Pick<Entry, 'section' | 'translated' | 'isNeeded' | 'isSigned'>;
type Place = {
  source: unknown;
  texts: unknown;
  key: (string | number)[];
  labels: string[];
  /** Marks of the part of the document that contains this place; null at the top. */
  marks: EntryMarks | null;
  /** Whether a text that is translated on its own or as a whole is an entry also where the source has none. */
  hasOwn: boolean;
};

function entriesIn(parts: readonly Part[], place: Place): Entry[] {
  return parts.flatMap((part) => {
    const inside = { ...place, key: [...place.key, part.name], marks: place.marks ?? toEntryMarks(part) };
    if (part.type === 'fact') return [];
    if (part.type === 'records') return entriesInRecords(part, inside);
    return part.type === 'texts' ? entriesInTexts(part, inside) : entriesInText(part, inside);
  });
}

function toEntryMarks({ name, section = name, translated, isNeeded, signed }: Part): EntryMarks {
  return { section, translated, isNeeded, isSigned: signed !== undefined };
}

function entriesInText(part: TextPart, { source, texts, ...place }: Place): Entry[] {
  const labels = [...place.labels, ...(part.label ? [part.label] : [])];
  return toEntryOrNone(part, readField(source, part.name), readField(texts, part.name), { ...place, labels });
}

function entriesInTexts(part: TextsPart, { source, texts, ...place }: Place): Entry[] {
  const [own, others] = [readTexts(part, source), readTexts(part, texts)];
  if (part.translated) {
    const whole = { kind: toWholeKind(part), most: part.most };
    return toEntryOrNone(whole, joinWhole(part, own), joinWhole(part, others), {
      ...place,
      labels: [...place.labels, part.label],
    });
  }
  // A list at the top is a section of the page, whose label people know; inside a record the label of an item is enough.
  const labels = place.labels.length > 0 ? place.labels : [part.label];
  return own.flatMap((text, at) =>
    toEntryOrNone(part, text, others[at], {
      ...place,
      key: [...place.key, at],
      labels: [...labels, `${part.itemLabel} ${at + 1}`],
    }),
  );
}

function entriesInRecords(part: RecordsPart, { source, texts, ...place }: Place): Entry[] {
  const others = readItems(part, texts);
  return readItems(part, source).flatMap(({ id, record }, at) => {
    const key = [...place.key, id ?? at];
    const isUnit = id !== null && place.key.length === 1;
    const other = part.isKeyed ? others.find((one) => one.id === id) : others[at];
    return entriesIn(part.parts(record), {
      ...place,
      source: record,
      texts: other?.record,
      key,
      labels: [...place.labels, toItemLabel(part, id, at)],
      marks: place.marks && isUnit ? { ...place.marks, section: key.join('.') } : place.marks,
    });
  });
}

/** Returns the label of a record: by its key, or by its position from 1. */
export function toItemLabel({ itemLabel, isKeyed }: RecordsPart, id: number | string | null, at: number): string {
  return isKeyed ? `${itemLabel} (${id})` : `${itemLabel} ${at + 1}`;
}

function toEntryOrNone(
  { kind, most }: Pick<TextPart, 'kind' | 'most'>,
  source: unknown,
  other: unknown,
  { key, labels, marks, hasOwn }: Omit<Place, 'source' | 'texts'>,
): Entry[] {
  if (!marks || typeof source !== 'string') return [];
  if (!source.trim() && !(hasOwn && marks.translated)) return [];
  const text = typeof other === 'string' ? other : '';
  return [{ key: key.join('.'), label: labels.join(' · '), ...marks, kind, most, text }];
}

function toWholeKind({ form, kind }: TextsPart): TextKind {
  if (form === 'list') return kind === 'link' ? 'links' : 'list';
  return form === 'lines' ? 'text' : 'markdown';
}

function joinWhole({ form }: TextsPart, texts: readonly string[]): string {
  return texts.filter((text) => text.trim()).join(form === 'blocks' ? '\n\n' : '\n');
}

type Filling = { texts: Readonly<Record<string, string | undefined>>; key: (string | number)[] };

function filledIn(parts: readonly Part[], source: unknown, { texts, key }: Filling): Value {
  const filled = parts.flatMap((part): [string, unknown][] => {
    const own = readField(source, part.name);
    if (part.type === 'fact' || own === undefined || own === null) return [];
    const place = { texts, key: [...key, part.name] };
    if (part.type === 'records') return [[part.name, filledInRecords(part, source, place)]];
    if (part.type === 'texts') return [[part.name, filledInTexts(part, source, place)]];
    return typeof own === 'string' ? [[part.name, texts[place.key.join('.')] ?? '']] : [];
  });
  return { ...(source as Value), ...Object.fromEntries(filled) };
}

function filledInTexts(part: TextsPart, source: unknown, { texts, key }: Filling): string | string[] {
  const { form, translated } = part;
  if (translated) {
    const whole = texts[key.join('.')] ?? '';
    return form === 'list' ? whole.split('\n').filter((text) => text.trim()) : whole;
  }
  const list = readTexts(part, source).map((_, at) => texts[[...key, at].join('.')] ?? '');
  return form === 'list' ? list : replaceTexts(String(readField(source, part.name)), form, list);
}

function filledInRecords(part: RecordsPart, source: unknown, { texts, key }: Filling): unknown {
  const filled = readItems(part, source).map(({ id, record }, at): [string, Value] => {
    const own = id ?? at;
    return [String(own), filledIn(part.parts(record), record, { texts, key: [...key, own] })];
  });
  return part.isKeyed ? Object.fromEntries(filled) : filled.map(([, record]) => record);
}
