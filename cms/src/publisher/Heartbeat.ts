import type { Sql } from './Sql.ts';
import { HEARTBEAT_SECONDS } from './state/PublisherState.ts';

/** Notes now and then that there is a publisher, so that others can say since when there is none. */
export class Heartbeat {
  #sql: Sql;
  #timer: NodeJS.Timeout | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  start(): void {
    this.#beat();
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_SECONDS * 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    // One that is lost says just what it should: that the publisher did not reach the database.
    this.#sql.query('UPDATE publisher.state SET seen_at = now()').catch(() => {});
  }
}
