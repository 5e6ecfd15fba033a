import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../Database.ts';
import { TooManyRequests } from '../errors.ts';
import { nameQuery } from '../statement.ts';

/** Limit of `tries` within `seconds`. Further tries are refused until the time is over. */
export type Allowance = { name: string; tries: number; seconds: number };

/** Counts tries in PostgreSQL, so that all replicas share one count. Only hashes of keys are stored. */
export class Throttle {
  #allowance: Allowance;
  #limiters = new WeakMap<object, RateLimiterPostgres>();
  /** Tries in progress in this process, by key. */
  #lines = new Map<string, { inside: number; waiting: (() => void)[] }>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /**
   * Waits while `tries` tries of the key are in progress in this process, because each may be refunded. Returns the
   * function that ends this try.
   */
  async enter(key: string): Promise<() => void> {
    const line = this.#lines.get(key) ?? { inside: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.inside < this.#allowance.tries) line.inside += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    return () => {
      const next = line.waiting.shift();
      if (next) return next();
      line.inside -= 1;
      if (line.inside === 0) this.#lines.delete(key);
    };
  }

  /** Counts one try. @throws TooManyRequests when no try is left; the refused try is not counted */
  async spend(database: Database, key: string): Promise<void> {
    try {
      await this.#limiter(database).consume(hashKey(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await this.refund(database, key);
      throw toTooManyRequests(error);
    }
  }

  async refund(database: Database, key: string): Promise<void> {
    await this.#limiter(database).reward(hashKey(key));
  }

  async forget(database: Database, key: string): Promise<void> {
    await this.#limiter(database).delete(hashKey(key));
  }

  #limiter(database: Database): RateLimiterPostgres {
    const known = this.#limiters.get(database);
    if (known) return known;
    const { name, tries, seconds } = this.#allowance;
    const limiter = new RateLimiterPostgres({
      storeClient: { query: (query: Parameters<typeof nameQuery>[0]) => database.query(nameQuery(query)) },
      storeType: 'pool',
      schemaName: 'throttle',
      tableName: 'spent',
      tableCreated: true,
      keyPrefix: name,
      points: tries,
      duration: seconds,
    });
    this.#limiters.set(database, limiter);
    return limiter;
  }
}

function toTooManyRequests({ msBeforeNext }: RateLimiterRes): TooManyRequests {
  return new TooManyRequests({
    message: 'Too many attempts. Please wait a while and try again.',
    retryAfterSeconds: Math.max(1, msBeforeNext / 1000),
  });
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
