/**
 * A small seeded generator of numbers (mulberry32). Each record has its own, seeded with the numbers that name the
 * record, so that condition 17 is the same among 100 conditions and among 10,000.
 */
export class Random {
  #state: number;

  constructor(...seeds: number[]) {
    this.#state = seeds.reduce((state, seed) => mix(state ^ mix(seed + 0x9e3779b9)), 0x2545f491);
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    return mix(this.#state) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

function mix(given: number): number {
  let value = Math.imul(given ^ (given >>> 15), given | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return (value ^ (value >>> 14)) >>> 0;
}
