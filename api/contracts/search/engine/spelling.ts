/** Letters that sound alike in the languages of the site, in the order in which they are replaced. */
const SOUNDS: [RegExp, string][] = [
  [/sch|sk/g, 'sk'],
  [/ph/g, 'f'],
  [/qu|ck|q/g, 'k'],
  [/tz|ts/g, 's'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/ou/g, 'u'],
  [/ae|oe/g, 'e'],
  [/eu/g, 'u'],
  [/y/g, 'i'],
  [/[wv]/g, 'b'],
  [/h/g, ''],
  [/(?<=.{3})e$/, ''],
  [/[ظذ]/g, 'ض'],
  [/ث/g, 'س'],
  [/(.)\1+/g, '$1'],
];

/** Returns a folded word as it roughly sounds: "rumatoid" and "rheumatoid" meet by it. */
export function toSound(word: string): string {
  return SOUNDS.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word);
}

/** Returns the pairs of neighbouring letters of a word, each after the first letter, which is seldom mistyped. */
export function toLetterPairs(word: string): string[] {
  const closed = `${word}$`;
  const pairs = new Set<string>();
  for (let at = 0; at < closed.length - 1; at += 1) pairs.add(`${word[0]}${closed.slice(at, at + 2)}`);
  return [...pairs];
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
      row.push(
        Math.min(
          (last[j] as number) + 1,
          (row[j - 1] as number) + 1,
          (last[j - 1] as number) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] as number) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[meant.length] as number;
}
