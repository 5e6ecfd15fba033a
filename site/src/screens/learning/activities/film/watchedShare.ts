/** Part of a film, in seconds. */
export type Range = [from: number, to: number];

/** Returns the same seconds as sorted ranges that neither overlap nor touch. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [from, to] of [...ranges].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Returns the share of a film, from 0 to 1, that these ranges cover together; 0 when its duration is not known. */
export function watchedShare(ranges: readonly Range[], duration: number): number {
  if (!(duration > 0)) return 0;
  const covered = joinRanges(ranges).reduce((sum, [from, to]) => sum + to - from, 0);
  return Math.min(1, covered / duration);
}
