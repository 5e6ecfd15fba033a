import type { Slot, SlotOf } from './slots/slots.ts';

export type WordForms = {
  /** The word itself, and its forms without clitics, prefixes or an elided article. */
  exact: string[];
  /** Stems of the `exact` forms, compared with entries such as "swallow-". */
  stems: string[];
  /** Whether the word contains its own negation, as Arabic "mabyitnaffas-sh" does. */
  isNegated?: boolean;
  /** Whether the word has the writer as its object, as Arabic "darabni" does. */
  hasMe?: boolean;
};

export type NumberWords = {
  /** Number words with their values: "two 2, three 3". */
  values: string;
  minutes: string;
  hours: string;
  /** Units of a dose, such as mg, ml and units. */
  doses: string;
  /** Units from weeks to decades. Near a word of `ago`, they put a sentence in the past. */
  years: string;
  ago: string;
  /** Other units: a number before one of them does not count pills. */
  others: string;
  since: string;
};

/**
 * Word lists of a language. Commas and line ends separate entries, and the words of an entry stand in one sentence.
 * "swallow-" takes the endings of the language, "swell*" any ending, "*darab*" any letters on both sides. "~" stands
 * for up to three words, "a/b" for either word.
 */
export type WordLists = {
  language: string;
  script: 'Latin' | 'Arabic' | 'Cyrillic' | 'Devanagari' | 'Bengali' | 'Han';
  words: Partial<Record<Slot, string>>;
  numbers?: NumberWords;
  /** Endings that "-" stands for, separated by spaces. */
  endings?: string;
  /** Conjunctions that end the reach of a negation. */
  joins?: string;
  /** Negations that follow the negated words, such as French "pas". */
  notAfter?: string;
  /** Returns the form that recognises a word in another alphabet; undefined when that form is too short. */
  aliasOf?: (word: string) => string | undefined;
  forms?: (word: string, endings: readonly string[]) => WordForms;
};

export type Settings = Omit<WordLists, 'words'> & { numbers: NumberWords };

export type BasicWords = Record<SlotOf<'basic'>, string>;
export type CoreWords = Record<SlotOf<'basic'> | SlotOf<'core'>, string>;
export type ContextWords = Record<SlotOf<'context'>, string>;
export type BodyWords = Record<SlotOf<'body'>, string>;
export type PoisonWords = Record<SlotOf<'poison'>, string>;
export type SuicideWords = Record<SlotOf<'suicide'>, string>;
export type ViolenceWords = Record<SlotOf<'violence'>, string>;

export type BasicWordLists = WordLists & { words: BasicWords };

export type FullWordLists = WordLists & { words: Record<Slot, string>; numbers: NumberWords };
