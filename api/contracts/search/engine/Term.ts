/** A stem, with the entries that contain it and how much they are about it. */
export class Term {
  readonly stem: string;
  /** Number among the terms of its index. */
  readonly number: number;
  #count = 0;
  /** The place of an entry in the upper 24 bits, its impact from 0 to 255 in the lower 8. Grows by doubling. */
  #postings = new Uint32Array(1);

  constructor(stem: string, number: number) {
    this.stem = stem;
    this.number = number;
  }

  /** Number of entries that contain the stem. */
  get count(): number {
    return this.#count;
  }

  add(place: number, impact: number): void {
    if (this.#count === this.#postings.length) {
      const more = new Uint32Array(2 * this.#count);
      more.set(this.#postings);
      this.#postings = more;
    }
    this.#postings[this.#count] = (place << 8) | impact;
    this.#count += 1;
  }

  remove(place: number): void {
    const at = this.#postings.subarray(0, this.#count).findIndex((posting) => posting >>> 8 === place);
    if (at < 0) return;
    this.#count -= 1;
    this.#postings[at] = this.#postings[this.#count] as number;
  }

  /** Calls `visit` with the place of each entry and its impact from 0 to 1. */
  each(visit: (place: number, impact: number) => void): void {
    for (let at = 0; at < this.#count; at += 1) {
      const posting = this.#postings[at] as number;
      visit(posting >>> 8, (posting & 255) / 255);
    }
  }
}
