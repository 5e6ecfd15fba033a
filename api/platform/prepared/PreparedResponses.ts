import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './PreparedResponse.ts';
import { TaggedCache } from './TaggedCache.ts';

/** Ready-made answers, 64 MB of them unless said otherwise. */
export const PREPARED_BYTES = 64 * 1024 * 1024;
/** Bytes that an entry takes besides its body: headers twice over, tags, keys. */
const ENTRY_OVERHEAD = 2048;
const FACTS_BYTES = 1024 * 1024;
const ALIASES = 20_000;
const ALIAS_LENGTH = 300;

/**
 * The answers kept in memory, by the canonical form of the request. Nothing is kept before `start`, which
 * `listenForContentChanges` calls once it hears of changes.
 */
export class PreparedResponses {
  readonly #responses: TaggedCache<PreparedResponse>;
  readonly #facts: TaggedCache<object>;
  /**
   * Request addresses as they came, each with the key of its answer: what the fast path looks at. Keys only, so that
   * no alias holds on to the bytes of a dropped answer.
   */
  readonly #aliases = new LRUCache<string, string>({ max: ALIASES });

  constructor({ maxBytes = PREPARED_BYTES }: { maxBytes?: number } = {}) {
    this.#responses = new TaggedCache({ maxBytes });
    this.#facts = new TaggedCache({ maxBytes: FACTS_BYTES });
  }

  get bytes(): number {
    return this.#responses.bytes;
  }

  get count(): number {
    return this.#responses.count;
  }

  /** From now on answers are kept; somebody hears of changes and drops them. */
  start(): void {
    this.#responses.isKeeping = true;
    this.#facts.isKeeping = true;
  }

  /** Drops everything and keeps nothing: changes can no longer be heard of. */
  stop(): void {
    this.#responses.isKeeping = false;
    this.#facts.isKeeping = false;
    this.#aliases.clear();
  }

  drop(tags: Iterable<string>): void {
    const list = [...tags];
    this.#responses.drop(list);
    this.#facts.drop(list);
  }

  dropAll(): void {
    this.#responses.dropAll();
    this.#facts.dropAll();
    this.#aliases.clear();
  }

  async fetch(
    key: string,
    load: () => Promise<{ response: PreparedResponse; tags: string[] }>,
  ): Promise<PreparedResponse> {
    return this.#responses.fetch(key, async () => {
      const { response, tags } = await load();
      response.onGrown = (bytes) => this.#responses.grow(key, response, bytes);
      return { value: response, tags, size: response.identity.bytes.byteLength + ENTRY_OVERHEAD };
    });
  }

  /** A small fact that many answers need, such as the active languages. */
  async remember<Fact extends object>({ key, tags, load }: FactArguments<Fact>): Promise<Fact> {
    const fact = await this.#facts.fetch(key, async () => ({ value: await load(), tags, size: ENTRY_OVERHEAD }));
    return fact as Fact;
  }

  /** Remembers that this request address gets the answer kept under this key. */
  alias(address: string, key: string): void {
    if (address.length <= ALIAS_LENGTH && this.#responses.get(key)) this.#aliases.set(address, key);
  }

  /** The kept answer to a request address that came before, or undefined. */
  lookUp(address: string): PreparedResponse | undefined {
    const key = this.#aliases.get(address);
    return key === undefined ? undefined : this.#responses.get(key);
  }
}

type FactArguments<Fact> = { key: string; tags: string[]; load: () => Promise<Fact> };
