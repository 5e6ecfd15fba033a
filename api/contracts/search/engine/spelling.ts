import { toReplacer } from './words.ts';

/** Returns a folded word as it roughly sounds in the languages of the site: "rumatoid" and "rheumatoid" meet by it. */
export const toSound = toReplacer(
  String.raw`sch>sk ph>f (?:qu|ck|q)>k tz>s th>t rh>r c(?=[eiy])>s c>k z>s x>ks ou>u (?:ae|oe)>e eu>u (?:ai|ei|ie)>e y>i [wv]>b h>
  (?<=.{3})(?:e|es|s)$> [ظذ]>ض ث>س (.)\1+>$1`,
);

/** Returns the pairs of neighbouring letters of a word, with marks for its beginning and end. */
export function toLetterPairs(word: string): Set<string> {
  const letters = ['^', ...word, '$'];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

/**
 * Counts the letters that are added, missing, wrong or swapped with a neighbour (optimal string alignment distance).
 * Returns `most + 1` when there are more than `most`.
 */
export function countSlips(word: string, meant: string, most: number): number {
  if (Math.abs(word.length - meant.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const isSame = word[i - 1] === meant[j - 1];
      const isSwapped = i > 1 && j > 1 && word[i - 1] === meant[j - 2] && word[i - 2] === meant[j - 1];
      const [added, missing, wrong] = [Number(last[j]), Number(row[j - 1]), Number(last[j - 1])];
      const least = Math.min(added + 1, missing + 1, wrong + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(least, Number(before[j - 2]) + 1) : least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Number(last[meant.length]);
}
