import type { Slot, SlotOf } from './slots/slots.ts';

export type WordForms = {
  /** The word and the words it may stand for: without clitics, prefixes or an elided article. */
  exact: string[];
  /** The same without endings, compared with entries such as "swallow-". */
  stems: string[];
  /** Whether the word contains its own negation, as Arabic "mabyitnaffas-sh" does. */
  isNegated?: boolean;
  /** Whether the word has the writer as its object, as Arabic "darabni" does. */
  hasMe?: boolean;
};

export type NumberWords = {
  /** "two 2, three 3" */
  values: string;
  minutes: string;
  hours: string;
  /** Units of a dose: mg, ml, units. */
  doses: string;
  /** Years and months, with the words that say "ago" around them. */
  years: string;
  ago: string;
  /** Other units: a number before them is no number of pills. */
  others: string;
  since: string;
};

/**
 * Words of a language. An entry is words of one sentence, separated by commas: "swallow-" takes the language's endings,
 * "swell*" any ending, "*darab*" any letters on both sides, "~" up to three words, "a/b" either word.
 */
export type WordLists = {
  language: string;
  script: 'Latin' | 'Arabic' | 'Cyrillic' | 'Devanagari' | 'Bengali' | 'Han';
  words: Partial<Record<Slot, string>>;
  numbers?: NumberWords;
  /** Endings that "-" stands for. */
  endings?: string;
  /** Conjunctions that end the reach of a negation. */
  joins?: string;
  /** Negations that follow what they negate: French "pas". */
  notAfter?: string;
  /** The same word as it is typed in another alphabet; undefined when too short to tell. */
  aliasOf?: (word: string) => string | undefined;
  forms?: (word: string, endings: readonly string[]) => WordForms;
};

/** Settings with which a language is read, apart from its words. */
export type Settings = Omit<WordLists, 'words'> & { numbers: NumberWords };

export type BasicWords = Record<SlotOf<'basic'>, string>;
export type CoreWords = Record<SlotOf<'basic'> | SlotOf<'core'>, string>;
export type ContextWords = Record<SlotOf<'context'>, string>;
export type BodyWords = Record<SlotOf<'body'>, string>;
export type PoisonWords = Record<SlotOf<'poison'>, string>;
export type SuicideWords = Record<SlotOf<'suicide'>, string>;
export type ViolenceWords = Record<SlotOf<'violence'>, string>;

/** A language of which the most urgent sentences are read. */
export type BasicWordLists = WordLists & { words: BasicWords };

/** A language of the interface, read in full. */
export type FullWordLists = WordLists & { words: Record<Slot, string>; numbers: NumberWords };
