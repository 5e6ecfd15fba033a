/** Minimum share of a cut text that whole words must fill. Below it, a long last word is cut instead of left out. */
const MIN_FILLED = 0.5;

/** Returns at most `most` UTF-16 units of a text. A word is cut only when whole words would fill less than half. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = firstCharacters(text, most);
  const words = /^\s/.test(text.slice(cut.length)) ? cut : cut.replace(/\s+\S*$/, '');
  return (words.length < cut.length * MIN_FILLED ? cut : words).trimEnd();
}

/** Returns the characters, as readers see them, that fit into `most` UTF-16 units. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // Firefox supports `Intl.Segmenter` only from version 125.
  if (!('Segmenter' in Intl)) return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return text.slice(0, segments.containing(most)?.index);
}

/** Returns a text of up to `most` UTF-16 units unchanged, else its beginning with an ellipsis, which is not counted. */
export function shortenText(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most).replace(/[.,;:،؛…]+$/, '')}…`;
}
