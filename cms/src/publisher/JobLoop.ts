import type { Payload } from 'payload';
import pg from 'pg';
import type { Sql } from './Sql.ts';
import { freeClaimedJobs, tryJobsAgain } from './state/failedJobs.ts';

type Options = {
  payload: Payload;
  queue: string;
  sql: Sql;
  databaseUrl: string;
  /** Called when somebody asks for something that is no change: a retry, a rebuild. */
  onAsked?: () => void;
};

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
  /** After an error Payload may have left jobs claimed that nobody does. */
  #hasLeftJobs = true;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#freeLeftJobs();
    // What failed for good is tried anew: rendering twice does no harm.
    await tryJobsAgain(this.#options.sql);
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
        await this.#freeLeftJobs();
        let wasThereWork = true;
        while (wasThereWork && !this.#isStopped) {
          const result = await payload.jobs.run({ queue, limit: AT_A_TIME, silent: true });
          wasThereWork = Object.keys(result.jobStatus ?? {}).length > 0;
        }
      } catch (error) {
        this.#hasLeftJobs = true;
        console.error(`${error instanceof Error ? error.message : String(error)}`);
      }
    } while (this.#isAskedAgain && !this.#isStopped);
  }

  async #freeLeftJobs(): Promise<void> {
    if (!this.#hasLeftJobs) return;
    await freeClaimedJobs(this.#options.sql);
    this.#hasLeftJobs = false;
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      keepAlive: true,
      application_name: 'common-ground-publisher-listen',
    });
    client.on('notification', ({ channel }) => {
      if (channel === 'publisher_asked') this.#options.onAsked?.();
      this.wake();
    });
    client.on('error', () => this.#listenAgain(client));
    client.on('end', () => this.#listenAgain(client));
    await client.connect();
    await client.query('LISTEN publish_requested; LISTEN publisher_asked');
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
