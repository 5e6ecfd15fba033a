import type { Payload } from 'payload';
import pg from 'pg';
import type { Sql } from './Sql.ts';
import { freeClaimedJobs, selectWaitingJobs, tryJobsAgain } from './state/failedJobs.ts';

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
/** Between two looks for jobs while others are done: so long is gathered what is rendered as one. */
const LOOK_WHILE_WORKING_MS = 100;
/** A notification may be lost with a connection; then, and for jobs that are to be tried again, this looks. */
const LOOK_EVERY_MS = 5000;

/**
 * Runs waiting jobs at once when PostgreSQL says that there are some, and looks for forgotten ones now and then. New jobs
 * are taken while others are still done, so that what shows on a few pages does not wait for what shows on thousands.
 */
export class JobLoop {
  #options: Options;
  #listener: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #taking: Promise<void> | undefined;
  #isAskedAgain = false;
  #isStopped = false;
  #running = new Map<Promise<void>, number[]>();
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
    await this.#taking;
    await Promise.all(this.#running.keys());
  }

  wake(): void {
    if (this.#isStopped) return;
    if (this.#taking) {
      this.#isAskedAgain = true;
      return;
    }
    this.#taking = this.#take().finally(() => {
      this.#taking = undefined;
    });
  }

  async #take(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      try {
        await this.#freeLeftJobs();
        const ids = await selectWaitingJobs(this.#options.sql, { most: AT_A_TIME, running: this.#doing });
        if (ids.length > 0) await this.#run(ids);
        this.#isAskedAgain ||= ids.length === AT_A_TIME;
      } catch (error) {
        say(error);
      }
    } while (this.#isAskedAgain && !this.#isStopped);
  }

  /** Waits for these jobs, but not for long. By their ids, so that no two runs ever claim the same one. */
  async #run(ids: number[]): Promise<void> {
    const run = this.#doJobs(ids).then((wasThereWork) => {
      this.#running.delete(run);
      if (wasThereWork) this.wake();
    });
    this.#running.set(run, ids);
    await Promise.race([run, new Promise((resolve) => setTimeout(resolve, LOOK_WHILE_WORKING_MS).unref())]);
  }

  async #doJobs(ids: number[]): Promise<boolean> {
    const { payload, queue } = this.#options;
    try {
      const where = { id: { in: ids } };
      const { jobStatus } = await payload.jobs.run({ queue, limit: ids.length, where, silent: true });
      return Object.keys(jobStatus ?? {}).length > 0;
    } catch (error) {
      this.#hasLeftJobs = true;
      say(error);
      return false;
    }
  }

  async #freeLeftJobs(): Promise<void> {
    if (!this.#hasLeftJobs) return;
    this.#hasLeftJobs = false;
    try {
      await freeClaimedJobs(this.#options.sql, this.#doing);
    } catch (error) {
      this.#hasLeftJobs = true;
      throw error;
    }
  }

  /** Ids of the jobs that are being done. */
  get #doing(): number[] {
    return [...this.#running.values()].flat();
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

function say(error: unknown): void {
  console.error(`${error instanceof Error ? error.message : String(error)}`);
}
