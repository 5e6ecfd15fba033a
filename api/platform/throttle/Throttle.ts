import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../Database.ts';
import { TooManyRequests } from '../errors.ts';

/** So many tries in so many seconds; the next one waits until they are over. */
export type Allowance = { name: string; tries: number; seconds: number };

/**
 * Counts tries in PostgreSQL, so that all replicas share one count. Keys are kept as hashes only: who tried what from
 * where is nobody's business, and the rows are gone soon after their time is.
 */
export class Throttle {
  #allowance: Allowance;
  #limiters = new WeakMap<object, RateLimiterPostgres>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** @throws TooManyRequests when no try is left for this key. Counts nothing. */
  async demand(database: Database, key: string): Promise<void> {
    const spent = await this.#limiter(database).get(hashed(key));
    if (spent && spent.consumedPoints >= this.#allowance.tries) throw refusal(spent);
  }

  /** Counts one try. @throws TooManyRequests when it was one too many */
  async spend(database: Database, key: string): Promise<void> {
    try {
      await this.#limiter(database).consume(hashed(key));
    } catch (error) {
      throw error instanceof RateLimiterRes ? refusal(error) : error;
    }
  }

  async forget(database: Database, key: string): Promise<void> {
    await this.#limiter(database).delete(hashed(key));
  }

  #limiter(database: Database): RateLimiterPostgres {
    const known = this.#limiters.get(database);
    if (known) return known;
    const { name, tries, seconds } = this.#allowance;
    const limiter = new RateLimiterPostgres({
      storeClient: database,
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

function refusal({ msBeforeNext }: RateLimiterRes): TooManyRequests {
  return new TooManyRequests({
    message: 'Too many attempts. Please wait a while and try again.',
    retryAfterSeconds: Math.max(1, msBeforeNext / 1000),
  });
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
