/** Pairs of a letter and its replacement: Arabic, dialects, Persian and Urdu, Latin, Cyrillic. */
const PAIRS =
  'أا إا آا ٱا ىي ةه ؤو ئي ' +
  // Iraqi and Moroccan letters for "g", which are written in place of "q".
  'گق ڭق چج پب ڤف ڨق ' +
  // Persian and Urdu letters that stand for Arabic ones, or are typed in place of one another.
  'یي ےي ۓي کك ہه ھه ۀه ەه ںن ' +
  'œoe æae ßss ıi łl đd øo ёе';
const LETTERS: Record<string, string> = Object.fromEntries(
  PAIRS.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * Returns a word in lower case, without accents and vowel marks. Similar letters become one letter, letters that are
 * repeated three times or more become a single one, and most apostrophes become spaces.
 */
export function foldWord(word: string): string {
  // Most words of the lists need no folding.
  if (/^[a-z]+[-*]?$/.test(word) && !/(.)\1\1/.test(word)) return word;
  return (
    word
      .normalize('NFKC')
      .toLowerCase()
      .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFD')
      .replace(/[\p{Mn}\u0640\u200c\u200d]/gu, '')
      .normalize('NFC')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/([^\d])\1{2,}/gu, '$1')
      .replace(/ء/g, '')
      // "don't" stays one word, "l'air" becomes two.
      .replace(/['’ʼ`´](?=(?:t|s|re|ve|ll|d|m)(?![\p{L}]))/gu, '')
      .replace(/['’ʼ`´]/g, ' ')
  );
}
