import { readId } from './parts.ts';

/** Minimum shared words, and minimum share of them among the words of both texts, of a text and its reworded form. */
const LIKE_WORDS = 2;
const LIKENESS = 0.4;

/**
 * Returns the index in `before` of each entry of `now`; -1 for a new entry. Records with a number are matched by it, all
 * others by their texts, of which the first is the title.
 */
export function findFormerPositions(
  now: readonly unknown[],
  before: readonly unknown[],
  readTexts: (one: unknown) => string[],
): number[] {
  const matching = new Matching(now.map(readId), before.map(readId));
  const [texts, earlier] = [now, before].map((list) =>
    list.map((one) => readTexts(one).map((text) => text.trim())),
  ) as [string[][], string[][]];
  matching.takeEqual(texts.map(joinWords), earlier.map(joinWords));
  matching.takeEqual(texts.map(readTitle), earlier.map(readTitle));
  matching.takeLike(texts.map(splitIntoWords), earlier.map(splitIntoWords));
  matching.takeBetween();
  return matching.positions;
}

const joinWords = (texts: string[]) => texts.join('\0');
const readTitle = ([title]: string[]) => title;

class Matching {
  /** By entry of now; -1 while none was found. */
  readonly positions: number[];
  readonly #numbers: { now: (number | null)[]; before: (number | null)[] };
  /** Positions of before that no entry of now has taken. */
  readonly #free: Set<number>;

  constructor(now: (number | null)[], before: (number | null)[]) {
    this.#numbers = { now, before };
    this.positions = now.map((number) => (number === null ? -1 : before.indexOf(number)));
    this.#free = new Set([...before.keys()].filter((position) => !this.positions.includes(position)));
  }

  takeEqual(now: (string | undefined)[], before: (string | undefined)[]): void {
    for (const at of this.#open()) {
      const position = [...this.#free].find((one) => before[one] === now[at] && this.#mayTake(at, one));
      if (position !== undefined) this.#take(at, position);
    }
  }

  /** Takes the most alike entries first, of equally alike ones the nearest. */
  takeLike(now: ReadonlySet<string>[], before: ReadonlySet<string>[]): void {
    const pairs = this.#open().flatMap((at) =>
      [...this.#free].map((position) => ({ at, position, share: measureLikeness(now[at], before[position]) })),
    );
    const distance = ({ at, position }: { at: number; position: number }) => Math.abs(at - position);
    const alike = pairs
      .filter(({ share }) => share >= LIKENESS)
      .sort((one, other) => other.share - one.share || distance(one) - distance(other));
    for (const { at, position } of alike) this.#take(at, position);
  }

  /** Takes entries that stand between the same neighbours, where now and before have as many of them. */
  takeBetween(): void {
    const { now, before } = this.#numbers;
    for (let at = 0; at < now.length; at += 1) {
      if (this.positions[at] !== -1) continue;
      let end = at;
      while (end < now.length && this.positions[end] === -1) end += 1;
      const from = at === 0 ? 0 : (this.positions[at - 1] ?? 0) + 1;
      const to = end === now.length ? before.length : (this.positions[end] ?? 0);
      if (to - from === end - at) for (let step = 0; step < end - at; step += 1) this.#take(at + step, from + step);
      at = end;
    }
  }

  #open(): number[] {
    return [...this.positions.keys()].filter((at) => this.positions[at] === -1);
  }

  #take(at: number, position: number): void {
    if (this.positions[at] !== -1 || !this.#mayTake(at, position) || !this.#free.delete(position)) return;
    this.positions[at] = position;
  }

  /** Two records with different numbers are never the same. */
  #mayTake(at: number, position: number): boolean {
    return this.#numbers.now[at] === null || this.#numbers.before[position] === null;
  }
}

/** Returns the share (0 to 1) of the words of both that both have (Dice coefficient); 0 when these are too few. */
function measureLikeness(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): number {
  if (!one || !other) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared < LIKE_WORDS ? 0 : (2 * shared) / (one.size + other.size);
}

function splitIntoWords(texts: string[]): Set<string> {
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu),
  );
}
