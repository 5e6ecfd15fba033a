import { LRUCache } from 'lru-cache';
import { countEvent } from '../metrics/recorder.ts';
import type { CachedResponse } from './CachedResponse.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Bytes that an entry takes besides its body: headers twice over, tags, keys. */
const ENTRY_OVERHEAD = 2048;
const MAX_ADDRESSES = 20_000;
const MAX_ADDRESS_LENGTH = 300;

type Entry = { response: CachedResponse; tags: string[] };
/** Gets the dropped tags; null when everything is dropped. */
type DropListener = (tags: ReadonlySet<string> | null) => void;

/**
 * Caches responses by request, and drops them by tags. A load that began before a drop is not stored, and requests
 * after the drop do not join that load. Nothing is stored while changes are not received (`start`, `stop`), because a
 * cached response would stay wrong for ever.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #facts = new Map<string, Promise<object>>();
  /** Keys of responses by the address of a request, for `lookUp`. */
  readonly #keys = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  /** Loads in progress that began after the last drop, which replaced the map. */
  #loads = new Map<string, Promise<CachedResponse>>();
  #isStoring = false;
  readonly #dropListeners: DropListener[] = [];

  constructor({ maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // Both compressed forms together are smaller than the plain one, and are made only when a client asks for them.
      sizeCalculation: ({ response }) => 2 * response.identity.bytes.byteLength + ENTRY_OVERHEAD,
      dispose: ({ tags }, key) => {
        for (const tag of tags) {
          const keys = this.#keysByTag.get(tag);
          keys?.delete(key);
          if (keys?.size === 0) this.#keysByTag.delete(tag);
        }
      },
    });
  }

  get count(): number {
    return this.#entries.size;
  }

  /** Whether changes are received. */
  get isListening(): boolean {
    return this.#isStoring;
  }

  start(): void {
    this.dropAll();
    this.#isStoring = true;
  }

  /** Drops everything and stores nothing, because changes are not received any more. */
  stop(): void {
    this.dropAll();
    this.#isStoring = false;
  }

  /** Calls the listener at each drop, for what else is stored in memory. */
  onDrop(listener: DropListener): void {
    this.#dropListeners.push(listener);
  }

  drop(tags: Iterable<string>): void {
    this.#loads = new Map();
    const dropped = new Set(tags);
    for (const listener of this.#dropListeners) listener(dropped);
    for (const tag of dropped) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  dropAll(): void {
    this.#loads = new Map();
    this.#entries.clear();
    this.#facts.clear();
    this.#keys.clear();
    for (const listener of this.#dropListeners) listener(null);
  }

  /** Returns the cached response, or loads it. Simultaneous requests for one key share a load. */
  async fetch(key: string, load: () => Promise<Entry>): Promise<CachedResponse> {
    const loads = this.#loads;
    const known = this.#entries.get(key)?.response ?? loads.get(key);
    countEvent('cacheLookups', { cache: 'responses', result: known ? 'hit' : 'miss' });
    if (known) return known;
    const loading = load()
      .then((entry) => {
        if (this.#isStoring && loads === this.#loads) this.#store(key, entry);
        return entry.response;
      })
      .finally(() => loads.delete(key));
    loads.set(key, loading);
    return loading;
  }

  /** Caches a value on which every response depends, such as the active languages, until everything is dropped. */
  async remember<Fact extends object>(key: string, load: () => Promise<Fact>): Promise<Fact> {
    if (!this.#isStoring) return load();
    const known = this.#facts.get(key) as Promise<Fact> | undefined;
    if (known) return known;
    const loading = load();
    this.#facts.set(key, loading);
    loading.catch(() => this.#facts.delete(key));
    return loading;
  }

  alias(address: string, key: string): void {
    if (address.length <= MAX_ADDRESS_LENGTH && this.#entries.has(key)) this.#keys.set(address, key);
  }

  lookUp(address: string): CachedResponse | undefined {
    const key = this.#keys.get(address);
    return key === undefined ? undefined : this.#entries.get(key)?.response;
  }

  #store(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    // The cache refuses an entry that is larger than its maximum size.
    if (!this.#entries.has(key)) return;
    for (const tag of entry.tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
  }
}
