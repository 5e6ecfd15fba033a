import { type PathDocument, type PathTexts, toPathTexts } from './pathDocument.ts';
import {
  type EntryKind,
  type Leaf,
  type Many,
  PATH,
  type Part,
  readField,
  readId,
  toList,
  type Value,
} from './pathParts.ts';

/**
 * One text of a learning path. The key names modules and questions by id, and everything else by its position from 0:
 * `modules.12.questions.34.options.1.why`.
 */
export type PathEntry = {
  key: string;
  /** Label that counts from 1: "Module 3 · Question 2 · Option 2 · Why". */
  label: string;
  /** Id of the module that has the text; null for a text of the path itself. */
  moduleId: number | null;
  kind: EntryKind;
  most: number;
  text: string;
};

/**
 * Returns the entries of `source`, each with the text at its position in `texts`; empty when `texts` lacks that text.
 */
export function toPathEntries(source: PathDocument, texts: PathTexts = source): PathEntry[] {
  return entriesIn(PATH, { source, texts, key: [], labels: [], moduleId: null });
}

/** Returns texts in the form of their source; a text without a key in `texts` becomes empty. */
export function fromPathEntries(source: PathDocument, texts: Readonly<Record<string, string>>): PathTexts {
  return toPathTexts(filledIn(PATH, { source, texts, key: [] }) as PathDocument);
}

export function toEntryTexts(parts: readonly Part[] | null, one: unknown): string[] {
  if (!parts) return [String(one)];
  return entriesIn(parts, { source: one, texts: one, key: [], labels: [], moduleId: null }).map(({ text }) => text);
}

type Place = { source: unknown; texts: unknown; key: (string | number)[]; labels: string[]; moduleId: number | null };

function entriesIn(parts: readonly Part[], { source, texts, ...place }: Place): PathEntry[] {
  return parts.flatMap((part) => {
    const inside = { ...place, source: readField(source, part.name), texts: readField(texts, part.name) };
    const key = [...place.key, part.name];
    return 'of' in part
      ? entriesOfList(part, { ...inside, key })
      : toTextEntries(part, { ...inside, key, labels: [...place.labels, ...(part.label ? [part.label] : [])] });
  });
}

function entriesOfList({ name, label, of }: Many, { source, texts, ...place }: Place): PathEntry[] {
  return toList(source).flatMap((one, at) => {
    const number = readId(one);
    const inside = {
      source: one,
      texts: toList(texts)[at],
      key: [...place.key, number ?? at],
      labels: [...place.labels, `${label} ${at + 1}`],
      moduleId: name === 'modules' ? number : place.moduleId,
    };
    return typeof of === 'function' ? entriesIn(of(one as Value), inside) : toTextEntries(of, inside);
  });
}

function toTextEntries({ kind, most }: Leaf, { source, texts, key, labels, moduleId }: Place): PathEntry[] {
  if (typeof source !== 'string' || !source.trim()) return [];
  const text = typeof texts === 'string' ? texts : '';
  return [{ key: key.join('.'), label: labels.join(' · '), moduleId, kind, most, text }];
}

type Filling = { source: unknown; texts: Readonly<Record<string, string>>; key: (string | number)[] };

function filledIn(parts: readonly Part[], { source, texts, key }: Filling): Value {
  const filled = parts.flatMap((part) => {
    const own = readField(source, part.name);
    const place = { texts, key: [...key, part.name] };
    if ('of' in part)
      return Array.isArray(own) ? [[part.name, own.map((one, at) => filledInOne(part, one, at, place))]] : [];
    return typeof own === 'string' ? [[part.name, texts[place.key.join('.')] ?? '']] : [];
  });
  return { ...(source as Value), ...Object.fromEntries(filled) };
}

function filledInOne({ of }: Many, one: unknown, at: number, { texts, key }: Omit<Filling, 'source'>): unknown {
  const inside = [...key, readId(one) ?? at];
  return typeof of === 'function'
    ? filledIn(of(one as Value), { source: one, texts, key: inside })
    : (texts[inside.join('.')] ?? '');
}
