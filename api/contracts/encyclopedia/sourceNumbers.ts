import type { Source } from './fields.ts';
import { isEqualText } from './isEqualText.ts';

/** A source that a record has or had. `isCurrent`: in the record or its newest version. */
export type KnownSource = { source: Source; isCurrent: boolean };

type Likeness = (one: Source, other: Source) => boolean;

/** Whether two sources are the same one, the surest sign first. */
const LIKENESSES: readonly Likeness[] = [
  isEqualText,
  (one, other) => isEqualText(one.url, other.url),
  (one, other) => isEqualText([one.title, one.publisher], [other.title, other.publisher]),
];

/**
 * Returns the sources with permanent numbers. A given number is kept when the record has it, or had it for a source alike:
 * clients can neither invent a number nor move a removed one. Other sources get the number of a current source alike, or
 * the next one. `known` must have each number that was ever given in the record, so that none is given again.
 */
export function numberSources(sources: readonly Source[], known: readonly KnownSource[]): Source[] {
  const given = dropUnknown(sources, known);
  const current = known.filter(({ isCurrent }) => isCurrent).map(({ source }) => source);
  let last = Math.max(0, ...known.map(({ source }) => source.sourceNumber ?? 0));
  return keepSourceNumbers(given, current).map((source) => {
    if (source.sourceNumber !== undefined) return source;
    last += 1;
    return { ...source, sourceNumber: last };
  });
}

/** Returns the sources in which those without a number have that of a source alike in `known`, each number once. */
export function keepSourceNumbers(sources: readonly Source[], known: readonly Source[]): Source[] {
  const numbered = [...sources];
  const taken = new Set(sources.map(({ sourceNumber }) => sourceNumber));
  for (const isAlike of LIKENESSES)
    for (const [place, source] of numbered.entries()) {
      if (source.sourceNumber !== undefined) continue;
      const former = known.find((one) => !taken.has(one.sourceNumber) && isAlike(one, source));
      if (!former) continue;
      taken.add(former.sourceNumber);
      numbered[place] = { ...source, sourceNumber: former.sourceNumber };
    }
  return numbered;
}

/** Removes the numbers that the record does not know of these sources, and all but the first of equal numbers. */
function dropUnknown(sources: readonly Source[], known: readonly KnownSource[]): Source[] {
  const taken = new Set<number>();
  return sources.map((source) => {
    const { sourceNumber: number, ...text } = source;
    const isKnown = known.some(
      ({ source: other, isCurrent }) =>
        other.sourceNumber === number && (isCurrent || LIKENESSES.some((isAlike) => isAlike(other, source))),
    );
    if (!number || !isKnown || taken.has(number)) return text;
    taken.add(number);
    return source;
  });
}

/** Returns sources as readers and clients of the API get them. */
export function omitSourceNumbers(sources: readonly Source[]): Source[] {
  return sources.map(({ sourceNumber: _, ...source }) => source);
}
