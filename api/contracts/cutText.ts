/** The share of the room that whole words must fill: after a short word a long one is cut rather than left out. */
const MIN_FILLED = 0.5;

/**
 * Returns the beginning of a text, of at most `most` UTF-16 units: whole words, or a part of a word that would leave half
 * of the room empty. Never a part of what readers see as one character.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = firstCharacters(text, most);
  const words = /^\s/.test(text.slice(cut.length)) ? cut : cut.replace(/\s+\S*$/, '');
  return (words.length < cut.length * MIN_FILLED ? cut : words).trimEnd();
}

/** Returns the characters, as readers see them, that fit into `most` UTF-16 units. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // Firefox has it from version 125 on.
  if (!('Segmenter' in Intl)) return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return text.slice(0, segments.containing(most)?.index);
}
