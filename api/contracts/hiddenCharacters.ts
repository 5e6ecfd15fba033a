/** Characters that reviewers cannot see or PostgreSQL cannot store. Without Zod, because forms use this file. */

/** First hidden character of a text: its code point (`U+202E`), the words before it, whether it can be stored. */
export type HiddenCharacter = { code: string; before: string; isStorable: boolean };

const letters = (...scripts: string[]) => scripts.map((script) => `\\p{Script=${script}}`).join('');
const ARABIC = letters('Arabic', 'Syriac', 'Nko', 'Mandaic', 'Mongolian', 'Phags_Pa', 'Manichaean', 'Adlam');
const INDIC = letters(
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Khmer', 'Myanmar', 'Tibetan', 'Balinese', 'Javanese'],
);
const EMOJI = '\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*';

/** Hidden characters that scripts or emojis need (Unicode Standard Annex 31, section 2.3; Technical Standard 51). */
const NEEDED = [
  // A joiner or non-joiner between joined letters, as in Persian; a joiner after a final heh, as in dates.
  `(?<=[${ARABIC}][\\u064B-\\u065F\\u0670]*)[\\u200C\\u200D](?=[${ARABIC}])`,
  '(?<=\\u0647)\\u200D',
  // A joiner or non-joiner after a letter or sign of an Indic script, where it selects the form of a cluster.
  `(?<=[${INDIC}])[\\u200C\\u200D](?![\\u200C\\u200D])`,
  // A joiner between pictographs that form one emoji.
  `(?<=${EMOJI})\\u200D(?=\\p{Extended_Pictographic})`,
  // A selector of the coloured or the text form of an emoji, a key cap, and the flag of a region.
  '(?<=(?![0-9#*])\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007E}]+\\u{E007F}',
  // The blank cell of Braille between its other cells.
  '(?<=[\\u2801-\\u28FF]\\u2800*)\\u2800(?=\\u2800*[\\u2801-\\u28FF])',
  // A selector of a variant of a Han character or of a Mongolian letter.
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mongolian})[\\u180B-\\u180F]',
];

/** Single direction marks, which keep a Latin word or the sign after it in its place in a right-to-left text. */
const DIRECTION_MARKS = '(?<![\\u061C\\u200E\\u200F])[\\u061C\\u200E\\u200F](?![\\u061C\\u200E\\u200F])';
const FROM_RIGHT_TO_LEFT = new RegExp(`[${letters('Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam')}]`, 'u');

/**
 * Control characters except tabs and line breaks, lone surrogates, characters that are ignored or drawn as nothing,
 * separators of lines and paragraphs, marks of interlinear annotations, and noncharacters.
 */
const HIDDEN =
  '(?![\\t\\n\\r])\\p{Cc}|\\p{Cs}|\\p{Default_Ignorable_Code_Point}|[\\u2028\\u2029\\u2800\\u{1D159}\\uFFF9-\\uFFFB]|\\p{Noncharacter_Code_Point}';

/** Compiles the pattern. In a browser without lookbehind it matches nothing, and only the server checks. */
function finder(needed: readonly string[]): RegExp {
  try {
    return new RegExp(`${needed.join('|')}|(?<hidden>${HIDDEN})`, 'gu');
  } catch {
    return /(?!)/gu;
  }
}
const HIDDEN_ANYWHERE = finder(NEEDED);
const HIDDEN_BESIDE_MARKS = finder([...NEEDED, DIRECTION_MARKS]);
const MIGHT_HIDE = new RegExp(HIDDEN, 'u');

const MAX_QUOTED_CHARACTERS = 16;

export function findHidden(text: string): HiddenCharacter | null {
  for (const { hidden, place } of hiddenIn(text)) {
    const isStorable = hidden !== '\0' && !/\p{Cs}/u.test(hidden);
    const before = text.slice(0, place).replaceAll(/\s+/g, ' ').trim();
    return {
      code: formatCodePoint(hidden),
      before: markHiddenCharacters([...before].slice(-MAX_QUOTED_CHARACTERS).join('')),
      isStorable,
    };
  }
  return null;
}

/** Returns the text with each hidden character replaced by its code, such as `[U+202E]`, for reviewers. */
export function markHiddenCharacters(text: string): string {
  return replaceHidden(text, (hidden) => `[${formatCodePoint(hidden)}]`);
}

export function removeHiddenCharacters(text: string): string {
  return replaceHidden(text, () => '');
}

function replaceHidden(text: string, by: (hidden: string) => string): string {
  let shown = '';
  let end = 0;
  for (const { hidden, place } of hiddenIn(text)) {
    shown += text.slice(end, place) + by(hidden);
    end = place + hidden.length;
  }
  return shown + text.slice(end);
}

function* hiddenIn(text: string): Generator<{ hidden: string; place: number }> {
  if (!MIGHT_HIDE.test(text)) return;
  for (const { groups, index } of text.matchAll(FROM_RIGHT_TO_LEFT.test(text) ? HIDDEN_BESIDE_MARKS : HIDDEN_ANYWHERE))
    if (groups?.hidden) yield { hidden: groups.hidden, place: index };
}

function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export function describeHiddenCharacter({ code, before, isStorable }: HiddenCharacter): string {
  const place = before ? `after “${before}”` : 'at its beginning';
  const what = isStorable ? 'an invisible character' : 'a character that cannot be kept';
  return `holds ${what} ${place}: remove ${code}`;
}
