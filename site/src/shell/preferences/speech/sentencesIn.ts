/** Maximum characters of an utterance: some voices stop after about fifteen seconds and report nothing. */
const LONGEST = 180;
/** Places where a long sentence may be split, the best first. */
const PLACES = [/[;:؛–—]\s/g, /[,،]\s/g, /\s/g];

export type Stretch = { start: number; end: number };

/** Returns the sentences of a text as offsets, without surrounding white space. */
export function sentencesIn(text: string, lang: string): Stretch[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ index, segment }) => ({ start: index, end: index + segment.length })).flatMap((part) =>
    inParts(text, trimmed(text, part)),
  );
}

function inParts(text: string, part: Stretch): Stretch[] {
  if (part.end <= part.start) return [];
  if (part.end - part.start <= LONGEST) return [part];
  const end = lastPlace(text.slice(part.start, part.start + LONGEST)) + part.start;
  return [trimmed(text, { start: part.start, end }), ...inParts(text, trimmed(text, { start: end, end: part.end }))];
}

/** Returns the last place to split in the second half, so that no part is a single word; else the end of the text. */
function lastPlace(text: string): number {
  for (const place of PLACES) {
    const at = Array.from(text.matchAll(place), (match) => match.index + match[0].length).at(-1);
    if (at !== undefined && at > LONGEST / 2) return at;
  }
  return text.length;
}

function trimmed(text: string, { start, end }: Stretch): Stretch {
  const inner = text.slice(start, end);
  return {
    start: start + (inner.length - inner.trimStart().length),
    end: end - (inner.length - inner.trimEnd().length),
  };
}
