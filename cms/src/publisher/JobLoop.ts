import type { Payload } from 'payload';
import pg from 'pg';
import type { Sql } from './Sql.ts';

type Options = { payload: Payload; queue: string; sql: Sql; databaseUrl: string };

/** Jobs that are taken at a time, and so rendered as one. */
const AT_A_TIME = 200;
/** A notification may be lost with a connection; then, and for jobs that are to be tried again, this looks. */
const LOOK_EVERY_MS = 5000;

/** Runs waiting jobs at once when PostgreSQL says that there are some, and looks for forgotten ones now and then. */
export class JobLoop {
  #options: Options;
  #listener: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #isAskedAgain = false;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#sweep();
    await this.#listen();
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  /** Ends after the jobs that are being done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#listener?.end();
    await this.#working;
  }

  wake(): void {
    if (this.#isStopped) return;
    if (this.#working) {
      this.#isAskedAgain = true;
      return;
    }
    this.#working = this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  async #work(): Promise<void> {
    const { payload, queue } = this.#options;
    do {
      this.#isAskedAgain = false;
      try {
        let wasThereWork = true;
        while (wasThereWork && !this.#isStopped) {
          const result = await payload.jobs.run({ queue, limit: AT_A_TIME, silent: true });
          wasThereWork = Object.keys(result.jobStatus ?? {}).length > 0;
        }
      } catch (error) {
        console.error(`${error instanceof Error ? error.message : String(error)}`);
      }
    } while (this.#isAskedAgain && !this.#isStopped);
  }

  /** What a killed worker had claimed is free again, and what failed for good is tried anew: rendering twice does no harm. */
  async #sweep(): Promise<void> {
    await this.#options.sql.query(
      `UPDATE payload_jobs SET processing = false, has_error = false, total_tried = 0, wait_until = NULL
       WHERE queue = $1 AND completed_at IS NULL AND (processing OR has_error)`,
      [this.#options.queue],
    );
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      keepAlive: true,
      application_name: 'common-ground-publisher-listen',
    });
    client.on('notification', () => this.wake());
    client.on('error', () => this.#listenAgain(client));
    client.on('end', () => this.#listenAgain(client));
    await client.connect();
    await client.query('LISTEN publish_requested');
    this.#listener = client;
  }

  #listenAgain(lost: pg.Client): void {
    if (this.#isStopped || this.#listener !== lost) return;
    this.#listener = undefined;
    setTimeout(() => {
      this.#listen().then(
        () => this.wake(),
        () => this.#listenAgain(lost),
      );
    }, 1000);
  }
}
