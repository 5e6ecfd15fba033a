import { LRUCache } from 'lru-cache';

/** A value, what it was made from, and the bytes it takes. */
export type Tagged<Value> = { value: Value; tags: string[]; size: number };

/**
 * A cache bounded by bytes whose entries are dropped by what they were made from. Two rules keep it honest: a load that
 * began before a drop is answered but never kept, and requests after a drop never join it.
 */
export class TaggedCache<Value extends object> {
  readonly #entries: LRUCache<string, Tagged<Value>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #loads = new Map<string, Promise<Value>>();
  #generation = 0;
  #isKeeping = false;

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry) => entry.size,
      dispose: (entry, key, reason) => {
        if (reason !== 'set') this.#untag(key, entry.tags);
      },
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get count(): number {
    return this.#entries.size;
  }

  /** Nothing is kept until somebody listens for changes: a kept answer that nobody drops would stay wrong for ever. */
  set isKeeping(isKeeping: boolean) {
    this.#isKeeping = isKeeping;
    this.dropAll();
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** The kept value, or the one that `load` gives; requests for one key at the same time share one load. */
  async fetch(key: string, load: () => Promise<Tagged<Value>>): Promise<Value> {
    const kept = this.get(key);
    if (kept) return kept;
    const running = this.#loads.get(key);
    if (running) return running;
    const started = this.#load(key, load);
    this.#loads.set(key, started);
    try {
      return await started;
    } finally {
      if (this.#loads.get(key) === started) this.#loads.delete(key);
    }
  }

  /** Counts bytes that were added to an entry after it was kept. */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) this.#store(key, { ...entry, size: entry.size + bytes });
  }

  drop(tags: Iterable<string>): void {
    this.#forgetLoads();
    for (const tag of tags) {
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
    }
  }

  dropAll(): void {
    this.#forgetLoads();
    this.#entries.clear();
  }

  async #load(key: string, load: () => Promise<Tagged<Value>>): Promise<Value> {
    const generation = this.#generation;
    const loaded = await load();
    if (this.#isKeeping && generation === this.#generation) this.#keep(key, loaded);
    return loaded.value;
  }

  #keep(key: string, entry: Tagged<Value>): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    this.#store(key, entry);
  }

  /** An entry larger than the whole cache is refused, and one that grew too large removed, as if it were replaced. */
  #store(key: string, entry: Tagged<Value>): void {
    this.#entries.set(key, entry);
    if (!this.#entries.has(key)) this.#untag(key, entry.tags);
  }

  #untag(key: string, tags: string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #forgetLoads(): void {
    this.#generation += 1;
    this.#loads.clear();
  }
}
