import type { LanguageCode } from '../languages.ts';
import { NAME_PAGE_SIZE } from '../limits.ts';
import type { Passage } from './languages.ts';
import { toSlug } from './slug.ts';

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABETS: Record<LanguageCode, string> = {
  en: LATIN,
  es: LATIN.replace('N', 'NÑ'),
  fr: LATIN,
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};

/** Letters of which dictionaries make two. */
const LIGATURES: Record<string, string> = { Œ: 'O', Æ: 'A' };

/**
 * Matches the Arabic article, which dictionaries ignore. It is no article in nouns of form VIII of roots with `ل`, such
 * as `التهاب`, inflammation.
 */
const ARTICLE = /^ال(?!ت(?:هاب|واء|صاق|حام|ئام|فاف|قاء|قاط|باس|زام)(?!\p{L}))(?=\p{L}{2})/u;

/** Name of a condition, or another name of it. */
export type NameEntry = {
  conditionId: number;
  text: Passage<string>;
  /** Heading under which the entry stands; `0` for a name that begins with a digit. */
  letter: string;
  /** Name of the condition when `text` is another name; else null. */
  see: Passage<string> | null;
};

export type NamePage = {
  entries: NameEntry[];
  /** Letters of all pages, each with the page on which it begins. */
  letters: { letter: string; page: number }[];
  page: number;
  pages: number;
  /** Number of conditions on all pages. */
  total: number;
};

export type NamedCondition = {
  id: number;
  name: Passage<string>;
  /** Other names in the language of the list. */
  otherNames: readonly string[];
};

/** Returns the heading of a name in a list A to Z. An accented letter has that of its base, unless it is another letter. */
export function findLetter(name: string, language: string): string {
  const [first = ''] = toSortKey(name);
  if (/\p{N}/u.test(first)) return '0';
  const [own = ''] = first.toLocaleUpperCase(language);
  const letter = LIGATURES[own] ?? own;
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return collatorIn(language).compare(letter, base) === 0 ? base : letter;
}

/** Returns the letters of the alphabet of a language and the given ones, in the order of the language. */
export function listLetters(language: string, given: readonly string[]): string[] {
  const alphabet = Object.hasOwn(ALPHABETS, language) ? ALPHABETS[language as LanguageCode] : '';
  return [...new Set([...alphabet, ...given])].sort(collatorIn(language).compare);
}

/** Returns the names and other names A to Z, without other names that differ from the name in spelling only. */
export function sortNames(conditions: readonly NamedCondition[], language: string): NameEntry[] {
  const byLetter = Map.groupBy(
    conditions.flatMap((condition) => toEntries(condition, language)),
    ({ letter }) => letter,
  );
  return [...byLetter.keys()].sort(collatorIn(language).compare).flatMap((letter) => {
    const sorted = (byLetter.get(letter) ?? []).map((entry) => ({ entry, key: toSortKey(entry.text.value) }));
    return sorted.sort((one, other) => compareNames(one, other, language)).map(({ entry }) => entry);
  });
}

/** Takes a page, from 1, of sorted entries. A page ends after NAME_PAGE_SIZE conditions, whatever other names they have. */
export function takeNamePage(sorted: readonly NameEntry[], page: number): NamePage {
  const letters = new Map<string, number>();
  const entries: NameEntry[] = [];
  let total = 0;
  for (const entry of sorted) {
    if (!entry.see) total += 1;
    const place = countNamePages(total);
    if (!letters.has(entry.letter)) letters.set(entry.letter, place);
    if (place === page) entries.push(entry);
  }
  return {
    entries,
    letters: [...letters].map(([letter, first]) => ({ letter, page: first })),
    page,
    pages: countNamePages(total),
    total,
  };
}

/** Returns the number of pages of a list A to Z, which is at least 1. */
export function countNamePages(conditions: number): number {
  return Math.max(1, Math.ceil(conditions / NAME_PAGE_SIZE));
}

function toEntries({ id, name, otherNames }: NamedCondition, language: string): NameEntry[] {
  const spellings = new Set(['', toSlug(name.value)]);
  const others = otherNames.filter((text) => !spellings.has(toSlug(text)) && spellings.add(toSlug(text)));
  const texts = [name, ...others.map((value) => ({ value, language }))];
  return texts.map((text) => ({
    conditionId: id,
    text,
    letter: findLetter(text.value, language),
    see: text === name ? null : name,
  }));
}

type Keyed = { entry: NameEntry; key: string };

function compareNames(one: Keyed, other: Keyed, language: string): number {
  return (
    collatorIn(language, 'variant').compare(one.key, other.key) ||
    Number(one.entry.see !== null) - Number(other.entry.see !== null) ||
    one.entry.conditionId - other.entry.conditionId
  );
}

/** Leaves out what stands before the first letter or digit, and the Arabic article. */
function toSortKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(ARTICLE, '');
}

const collators = new Map<string, Intl.Collator>();

// Making a collator costs more than sorting a list with it.
function collatorIn(language: string, sensitivity: 'base' | 'variant' = 'base'): Intl.Collator {
  const key = `${language} ${sensitivity}`;
  const known = collators.get(key) ?? new Intl.Collator(language, { sensitivity, numeric: true });
  collators.set(key, known);
  return known;
}
