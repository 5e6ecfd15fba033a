/** Returns how much a stem tells apart: the inverse document frequency of BM25, at least 0. */
export function toRarity(count: number, size: number): number {
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}

/** Returns the rarity of a stem that no entry has. */
export function toHighestRarity(size: number): number {
  return Math.log(2 * size + 2);
}
