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
  /** Of this process, by key. */
  #lines = new Map<string, { inside: number; waiting: (() => void)[] }>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /**
   * Waits while as many tries as there are at most are being judged: each of them may yet be taken back. Answers how to
   * leave.
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

  /** Counts one try. @throws TooManyRequests when it was one too many */
  async spend(database: Database, key: string): Promise<void> {
    try {
      await this.#limiter(database).consume(hashed(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await this.refund(database, key);
      throw refusal(error);
    }
  }

  /** Takes back one try that was counted. */
  async refund(database: Database, key: string): Promise<void> {
    await this.#limiter(database).reward(hashed(key));
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
