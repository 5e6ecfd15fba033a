/**
 * Returns a text without accents, case and punctuation, and with one form of similar Arabic letters. A test compares
 * the rules with those of `search.fold` in the database. A final space stays: it marks the last word as whole.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(ARABIC_LEFT_OUT, '')
    .replace(ALIKE, (letter) => LIKENESS[letter] ?? letter)
    .replace(PUNCTUATION, ' ')
    .replace(/\s+/g, ' ')
    .trimStart();
}

const LATIN_MARKS = /[\u0300-\u036f]/g;
/** Arabic vowel marks, and the tatweel, which only stretches a word. */
const ARABIC_LEFT_OUT = /[\u064b-\u0655\u0670\u0640]/g;
const LIKENESS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const ALIKE = new RegExp(`[${Object.keys(LIKENESS).join('')}]`, 'g');
const PUNCTUATION = /[-/_.,;:!?()[\]{}<>|&+*=~^%#@"`'\\\u060c\u061b\u061f\u00ab\u00bb\u00bf\u00a1\u2010-\u2026]/g;
