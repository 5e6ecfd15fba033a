import { toReplacer } from './words.ts';

/** Latin letter for each Arabic one, chosen so that usual spellings meet; silent and vowel letters have none. */
const fromArabic = toReplacer(
  `^ال(?=.{2})> ه$> [اءع]> ب>b [تطث]>t ج>j [حه]>h [خك]>k [دذضظ]>d ر>r [زسص]>s ش>% غ>g ف>f ق>q ل>l م>m ن>n و>w ي>y`,
);
/** Digits and letter groups that stand for Arabic letters. */
const fromLatin = toReplacer(
  String.raw`^(?:al|el|il)(?=.{3})> [23]> 7>h 5>k 9>s 6>t 8>q (?:sh|ch)>% kh>k gh>g th>t dh>d p>b v>f c>k x>ks (.)\1>$1 (?:(?<=[aeiou])h|a)$> ou>u`,
);
const toSkeleton = toReplacer(String.raw`[aeiou]> (?!^)[wy]> ^[wy](?=.?$)> g>j q>k z>s (.)\1+>$1`);

/** Whether a text may be Arabic that is typed in Latin letters, such as "tawa7od". */
export const isLatinText = (text: string): boolean => /^[\p{Script=Latin}\d\s'’.-]+$/u.test(text);

/** Articles and prepositions, as they are typed in Latin letters. */
export const isSmallArabicWord = (word: string): boolean => /^(?:el|al|il|fi|ya|wa|da|men|min)$/.test(word);

/** Returns the consonants by which a folded Arabic word and its spelling in Latin letters meet; may be empty. */
export function toConsonants(word: string): string {
  return toSkeleton(/[\u0621-\u064a]/.test(word) ? fromArabic(word) : fromLatin(word));
}
