/** The value below which so many of a hundred lie, without invention between two measured ones. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: number[]): number {
  return percentile(values, 50);
}

/** Lowest and highest: of a few rounds that is all that can be said of their spread. */
export function spread(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
