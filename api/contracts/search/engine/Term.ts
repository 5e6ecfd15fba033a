/** A stem, with the entries that contain it. */
export type Term = {
  stem: string;
  /** Number among the terms of its index. */
  number: number;
  /** For each entry its place in the upper 24 bits, and in the lower 8 from 0 to 255 how much it is about the stem. */
  postings: number[];
};

export const toPosting = (place: number, impact: number): number => (place << 8) | Math.round(255 * impact);
export const readPosting = (posting: number) => ({ place: posting >>> 8, impact: (posting & 255) / 255 });

/** Returns how much a stem tells apart: the inverse document frequency of BM25. `size` is the number of entries. */
export function toRarity({ length }: readonly number[], size: number): number {
  return Math.log(1 + (size - length + 0.5) / (length + 0.5));
}
