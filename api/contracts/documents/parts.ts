/**
 * Parts of a document: its texts, the lists that contain them, and the facts beside them. Entries, comparison, review,
 * translation, staleness and joining are computed from the parts and do not depend on the kind of the document.
 */

/**
 * `paragraph`: one line of a text kept as lines. `block`: one block of a Markdown text. `link`: "Title: https://address".
 * `list` and `links`: several texts in one entry, one a line.
 */
export type TextKind = 'line' | 'text' | 'paragraph' | 'markdown' | 'block' | 'link' | 'list' | 'links';

/** Properties of a part that also hold for all that it contains. */
export type Marks = {
  /** Unit of review and sign-off, which several parts may share; without it, the part is a section of its own. */
  section?: string | undefined;
  /**
   * `never`: the same value in every language. `own`: each language has its own value, which is never stale. `whole`: the
   * texts of a list are translated together. Without it, each entry is translated by itself.
   */
  translated?: 'never' | 'own' | 'whole' | undefined;
  /** Position in the digest of a sign-off, which never changes. */
  signed?: number | undefined;
  /** `always`: required in every language; `inSource`: only in the default one. */
  isNeeded?: 'always' | 'inSource' | undefined;
};

/** One text. Its label is undefined when the label of the record that contains it is enough. */
export type TextPart = Marks & {
  type: 'text';
  name: string;
  label?: string | undefined;
  kind: TextKind;
  /** Maximum characters. */
  most: number;
};

/** Several texts. `lines` and `blocks` are stored as one text, which is split at line breaks or at blank lines. */
export type TextsPart = Marks & {
  type: 'texts';
  name: string;
  label: string;
  /** Label of one of the texts, to which its position is added: "Paragraph 3". */
  itemLabel: string;
  form: 'list' | 'lines' | 'blocks';
  kind: TextKind;
  /** Maximum characters of one text of a list, or of all texts that are stored as one. */
  most: number;
};

/** A list of records, or (`isKeyed`) an object whose keys name the records, such as codes of languages. */
export type RecordsPart = Marks & {
  type: 'records';
  name: string;
  label: string;
  itemLabel: string;
  isKeyed?: true;
  /** Whether readers see the facts of each record beside it; otherwise they stand beside the record that contains the list. */
  hasFacts?: true;
  parts: (record: Value) => readonly Part[];
};

/** A value that is not text, such as a number or a relation. People read it in words. */
export type FactPart = Marks & {
  type: 'fact';
  name: string;
  label: string;
  /** Returns the value in words; an empty list when there is nothing to say. */
  toWords: (value: never, names: NamesById) => string | string[];
};

export type Part = TextPart | TextsPart | RecordsPart | FactPart;
export type Value = Record<string, unknown>;

/** Names of the records that facts refer to, by id. */
export type NamesById = Partial<Record<'categories' | 'conditions' | 'paths' | 'pages', ReadonlyMap<number, string>>>;

/** A record of a list. `id` is its number or its key, which names it in every state; null without one. */
export type Item = { id: number | string | null; record: Value };

export function readItems({ name, isKeyed }: RecordsPart, document: unknown): Item[] {
  const value = readField(document, name);
  if (isKeyed) return Object.entries(value ?? {}).map(([id, record]) => ({ id, record: record as Value }));
  return toList(value).map((record) => ({ id: readId(record), record: record as Value }));
}

/**
 * Returns each text of a list, or of a text that is split. Empty entries of a list are included; a text that lacks some of
 * its lines or blocks is read as a list too (`withPlaces`).
 */
export function readTexts({ name, form }: Pick<TextsPart, 'name' | 'form'>, document: unknown): string[] {
  const value = readField(document, name);
  if (form === 'list' || Array.isArray(value))
    return toList(value).map((text) => (typeof text === 'string' ? text : ''));
  return typeof value === 'string' ? splitText(value, form) : [];
}

const SEPARATORS = { lines: /(\n)/, blocks: /(\n(?:[^\S\n]*\n)+)/ };

/** Splits a text into lines or Markdown blocks, as its page shows them, without blank ones. */
export function splitText(text: string, form: 'lines' | 'blocks'): string[] {
  return text.split(SEPARATORS[form]).filter((part) => part.trim());
}

/** Returns `source` with other texts in place of its own, which are as many; an empty text leaves out its place. */
export function replaceTexts(source: string, form: 'lines' | 'blocks', texts: readonly string[]): string {
  if (!texts.every((text) => text.trim())) return texts.filter((text) => text.trim()).join('\n\n');
  const left = [...texts];
  return source
    .split(SEPARATORS[form])
    .map((part) => (part.trim() ? (left.shift() ?? '') : part))
    .join('');
}

export function readId(record: unknown): number | null {
  const id = readField(record, 'id');
  return typeof id === 'number' ? id : null;
}

export function readField(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? (record as Value)[name] : undefined;
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
