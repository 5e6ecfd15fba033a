import { ALLOWED } from './identifierStatus.ts';

/**
 * Returns whether a name conforms to Unicode Technical Standard 39: all its characters are allowed in identifiers
 * (Identifier_Status, section 3.1), its scripts meet the level Highly Restrictive (section 5.2), and its digits are of
 * one number system (section 5.3). Checked only when a name is chosen, never for existing names.
 */
export function isUnambiguousName(name: string): boolean {
  return HOLDS_ONLY_ALLOWED.test(name) && SCRIPTS.some((script) => script.test(name)) && hasOneNumberSystem(name);
}

/**
 * Adds to the allowed characters: the space and visible ASCII, which names of people need, and the zero-width joiners,
 * which `findHidden` rejects where the script does not need them.
 */
const HOLDS_ONLY_ALLOWED = new RegExp(`^[${toCharacterRanges(ALLOWED)}\\u0020-\\u007E\\u200C\\u200D]*$`, 'u');

function toCharacterRanges(ranges: string): string {
  let end = 0;
  const parts = ranges.split(' ').map((range) => {
    const [step = 0, more = 0] = range.split('-').map((count) => Number.parseInt(count, 36));
    const first = end + step;
    end = first + more;
    return `\\u{${first.toString(16)}}-\\u{${end.toString(16)}}`;
  });
  return parts.join('');
}

/**
 * Scripts that may be combined: each recommended script (Unicode Standard Annex 31, table 5) alone, or Latin with those
 * of Japanese or Korean. The standard also combines Latin, Han and Bopomofo, but allows no letter of Bopomofo any more.
 */
const SCRIPTS = [
  ...['Latin', 'Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek'],
  ...['Gujarati', 'Gurmukhi', 'Hangul', 'Han', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer', 'Lao'],
  ...['Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
  ...['Latin Han Hiragana Katakana', 'Latin Han Hangul'],
].map((scripts) => {
  const together = ['Common', 'Inherited', ...scripts.split(' ')].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${together.join('')}]*$`, 'u');
});

function hasOneNumberSystem(name: string): boolean {
  const zeros = [...name].filter(isDigit).map((digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    // The ten digits of a number system are consecutive, and no two systems of allowed digits are adjacent.
    while (isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
    return zero;
  });
  return new Set(zeros).size <= 1;
}

const isDigit = (character: string) => /^\p{Nd}$/u.test(character);
