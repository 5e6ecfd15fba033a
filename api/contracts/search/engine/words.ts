/** A word of a text, folded for comparison, with its place in the text in UTF-16 units. */
export type SearchWord = { word: string; start: number; end: number };

const WORD = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f]+/gu;
/** English possessive: "Down's" is the word "down". */
const POSSESSIVE = /['’]s(?!\p{L})/giu;
const LETTERS_WITH_DOTS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;
const foldSimilar = toReplacer(
  '[أإآٱ]>ا [ىئی]>ي ة>ه ؤ>و ک>ك [ـء]> æ>ae œ>oe ß>ss ø>o ł>l đ>d ı>i \\p{M}|[\\u00ad\\u200b-\\u200f]>',
);

/** Returns a text without case, accents, vowel marks and invisible characters, and with one form of similar letters. */
export function foldLetters(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  // Compatibility forms first, such as ﻻ; then letters with marks are one letter, and others are divided from them.
  return foldSimilar(foldSimilar(text.toLowerCase().normalize('NFKC')).normalize('NFKD')).replace(
    /[٠-٩۰-۹]/g,
    (digit) => String(digit.charCodeAt(0) & 15),
  );
}

/** Splits a text into folded words. Apostrophes and hyphens divide words, and A.D.H.D. is the word "adhd". */
export function splitSearchWords(text: string): SearchWord[] {
  // Every replacement has the length of what it replaces, so places in `even` are places in `text`.
  const even = text
    .replace(POSSESSIVE, (suffix) => ' '.repeat(suffix.length))
    .replace(LETTERS_WITH_DOTS, (letters) => letters.replaceAll('.', '\u200b'));
  return [...even.matchAll(WORD)]
    .map(({ 0: found, index }) => ({ word: foldLetters(found), start: index, end: index + found.length }))
    .filter(({ word }) => word !== '');
}

export function toSearchWords(text: string): string[] {
  return splitSearchWords(text).map(({ word }) => word);
}

/** Names that differ only in spaces, hyphens, accents or case have the same key. */
export function toNameKey(name: string): string {
  return toSearchWords(name).join('');
}

/** Compiles "pattern>replacement" rules, which are applied in their order. */
export function toReplacer(rules: string): (word: string) => string {
  const parts = rules.split(/\s+/).map((rule) => rule.split('>') as [string, string]);
  const replacements = parts.map(([pattern, replacement]) => [new RegExp(pattern, 'gu'), replacement] as const);
  return (word) => replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
}
