/**
 * Smallest part of the cut text that whole words must fill. Below it, a long word at the end is cut instead of left
 * out.
 */
const MIN_FILLED = 0.5;

/**
 * Returns the beginning of a text, at most `most` UTF-16 units long and trimmed at its end. It ends after a whole word,
 * or within a word when whole words would fill less than half. A grapheme, which readers see as one character, is never
 * split.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = firstCharacters(text, most);
  const words = /^\s/.test(text.slice(cut.length)) ? cut : cut.replace(/\s+\S*$/, '');
  return (words.length < cut.length * MIN_FILLED ? cut : words).trimEnd();
}

/** Returns the graphemes at the beginning of a text that fit into `most` UTF-16 units. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // Firefox supports `Intl.Segmenter` only from version 125.
  if (!('Segmenter' in Intl)) return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return text.slice(0, segments.containing(most)?.index);
}
