/** Accents of Latin, Greek and Cyrillic letters, and vowel signs and the lengthening stroke of Arabic. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u064b-\u0652\u0656-\u065f\u0670\u0640]/g;

/**
 * Returns a text as part of an address: in lower case, without accents, with `-` between the words. Letters of every
 * script stay. A hamza on an Arabic alif is left out, as in many texts. Empty when the text has no letters or digits.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replace(/[أإآ]/g, 'ا')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
