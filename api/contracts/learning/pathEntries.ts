import { type PathDocument, type PathTexts, textsOfPath } from './pathDocument.ts';
import {
  type EntryKind,
  fieldOf,
  type Leaf,
  listOf,
  type Many,
  numberOf,
  PATH,
  type Part,
  type Value,
} from './pathParts.ts';

/**
 * All that is written in a learning path as one flat list, in the order of the path. Difference, completeness and the
 * translation editor read it. What every edition and language has by a number of its own, modules and questions, is named
 * by it, and what has none by its place, from 0: `modules.12.questions.34.options.1.why`.
 */
export type PathEntry = {
  key: string;
  /** For people, who count from 1: "Module 3 · Question 2 · Option 2 · Why". */
  label: string;
  /** Of the module that it is in; null of the path's own. */
  moduleId: number | null;
  kind: EntryKind;
  /** Most characters. */
  most: number;
  text: string;
};

/**
 * The entries that `source` has, each with its text in `texts`, which are in the order of that source: nothing, where it
 * is missing there.
 */
export function entriesOf(source: PathDocument, texts: PathTexts = source): PathEntry[] {
  return entriesIn(PATH, { source, texts, key: [], labels: [], moduleId: null });
}

/** The other way round: texts in the form of their source, each entry by its key; nothing, where there is none. */
export function textsOfEntries(source: PathDocument, texts: Readonly<Record<string, string>>): PathTexts {
  return textsOfPath(filledIn(PATH, { source, texts, key: [] }) as PathDocument);
}

/** The texts of one of a list alone, which is a text where it has no parts. */
export function textsIn(parts: readonly Part[] | null, one: unknown): string[] {
  if (!parts) return [String(one)];
  return entriesIn(parts, { source: one, texts: one, key: [], labels: [], moduleId: null }).map(({ text }) => text);
}

type Place = { source: unknown; texts: unknown; key: (string | number)[]; labels: string[]; moduleId: number | null };

function entriesIn(parts: readonly Part[], { source, texts, ...place }: Place): PathEntry[] {
  return parts.flatMap((part) => {
    const inside = { ...place, source: fieldOf(source, part.name), texts: fieldOf(texts, part.name) };
    const key = [...place.key, part.name];
    return 'of' in part
      ? entriesOfList(part, { ...inside, key })
      : entryOf(part, { ...inside, key, labels: [...place.labels, ...(part.label ? [part.label] : [])] });
  });
}

function entriesOfList({ name, label, of }: Many, { source, texts, ...place }: Place): PathEntry[] {
  return listOf(source).flatMap((one, at) => {
    const number = numberOf(one);
    const inside = {
      source: one,
      texts: listOf(texts)[at],
      key: [...place.key, number ?? at],
      labels: [...place.labels, `${label} ${at + 1}`],
      moduleId: name === 'modules' ? number : place.moduleId,
    };
    return typeof of === 'function' ? entriesIn(of(one as Value), inside) : entryOf(of, inside);
  });
}

/** None where the source says nothing. */
function entryOf({ kind, most }: Leaf, { source, texts, key, labels, moduleId }: Place): PathEntry[] {
  if (typeof source !== 'string' || !source.trim()) return [];
  const text = typeof texts === 'string' ? texts : '';
  return [{ key: key.join('.'), label: labels.join(' · '), moduleId, kind, most, text }];
}

type Filling = { source: unknown; texts: Readonly<Record<string, string>>; key: (string | number)[] };

/** A record of the source with other texts; what is no text stays as it is. */
function filledIn(parts: readonly Part[], { source, texts, key }: Filling): Value {
  const filled = parts.flatMap((part) => {
    const own = fieldOf(source, part.name);
    const place = { texts, key: [...key, part.name] };
    if ('of' in part)
      return Array.isArray(own) ? [[part.name, own.map((one, at) => filledInOne(part, one, at, place))]] : [];
    return typeof own === 'string' ? [[part.name, texts[place.key.join('.')] ?? '']] : [];
  });
  return { ...(source as Value), ...Object.fromEntries(filled) };
}

function filledInOne({ of }: Many, one: unknown, at: number, { texts, key }: Omit<Filling, 'source'>): unknown {
  const inside = [...key, numberOf(one) ?? at];
  return typeof of === 'function'
    ? filledIn(of(one as Value), { source: one, texts, key: inside })
    : (texts[inside.join('.')] ?? '');
}
