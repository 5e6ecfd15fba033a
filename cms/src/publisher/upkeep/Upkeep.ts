import { VIEW_MINUTES } from '@common-ground/api/contracts/limits.ts';
import type { Publisher } from '../Publisher.ts';
import type { Sql } from '../Sql.ts';
import { reduceOldEvents } from './reduceOldEvents.ts';
import { refreshCounts } from './refreshCounts.ts';
import { refreshOverdue } from './refreshOverdue.ts';

type Options = {
  sql: Sql;
  publisher: Publisher;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * What the one worker does on start and then again and again, one thing at a time: adds up views, forgets readers,
 * renders pages whose counts moved or whose next medical review has fallen due, and makes counts of old events once their
 * day has come. All of it takes up where it was left, so nothing is lost when it was not running.
 */
export class Upkeep {
  #options: Options;
  #stopping = new AbortController();
  #timers: NodeJS.Timeout[] = [];
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const { sql, publisher } = this.#options;
    const { signal } = this.#stopping;
    this.#every(5 * SECOND, () => sql.query('SELECT analytics.count_views()'));
    this.#every(MINUTE, () => forgetReaders(sql));
    this.#every(MINUTE / 2, () => refreshCounts({ sql, publisher, signal }));
    this.#every(MINUTE, () => refreshOverdue({ sql, publisher, signal }));
    this.#every(60 * MINUTE, () => reduceOldEvents(sql));
  }

  /** Ends after what is being done; what is not counted yet is counted after the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#working;
  }

  #every(milliseconds: number, work: () => Promise<unknown>): void {
    let isWaiting = false;
    const run = () => {
      if (isWaiting) return;
      isWaiting = true;
      this.#working = this.#working.then(async () => {
        try {
          if (!this.#stopping.signal.aborted) await work();
        } catch (error) {
          console.error(`upkeep: ${error instanceof Error ? error.message : String(error)}`);
        } finally {
          isWaiting = false;
        }
      });
    };
    run();
    this.#timers.push(setInterval(run, milliseconds));
  }
}

/** Marks are needed for as long as they hold off a second view, keys for their day. */
async function forgetReaders(sql: Sql): Promise<void> {
  await sql.query(
    `DELETE FROM analytics.recent_view WHERE counted_at <= now() - make_interval(mins => ${VIEW_MINUTES})`,
  );
  await sql.query(`DELETE FROM analytics.reader_key WHERE day < (now() AT TIME ZONE 'UTC')::date`);
}
