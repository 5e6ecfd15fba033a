import { type RebuildTools, rebuild } from './rebuild.ts';
import { MOST_PAGES_AT_ONCE, noteMended, selectDuePages, tryPagesAgain } from './state/failedPages.ts';
import { selectOpenRebuild } from './state/rebuilds.ts';

type Options = Omit<RebuildTools, 'signal'>;

const LOOK_EVERY_MS = 5000;

/** What the publisher does besides changes, and behind them: renders pages that failed once more, and rebuilds. */
export class Errands {
  #options: Options;
  #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #rebuilding: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await tryPagesAgain(this.#options.sql);
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.look();
  }

  /** Ends after the pages that are being rendered; what is left is done after the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await Promise.all([this.#working, this.#rebuilding]);
  }

  look(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#working) {
      this.#isAskedAgain = true;
      return;
    }
    this.#working = this.#work()
      .catch((error) => console.error(`${error instanceof Error ? error.message : String(error)}`))
      .finally(() => {
        this.#working = undefined;
        if (!this.#isAskedAgain) return;
        this.#isAskedAgain = false;
        this.look();
      });
  }

  async #work(): Promise<void> {
    const { sql, publisher } = this.#options;
    const due = await selectDuePages(sql);
    if (due.length > 0) {
      const { failed } = await publisher.refresh(due);
      await noteMended(
        sql,
        due.filter((path) => !failed.includes(path)),
      );
      this.#isAskedAgain ||= due.length === MOST_PAGES_AT_ONCE;
    }
    const open = this.#rebuilding ? null : await selectOpenRebuild(sql);
    // Not waited for: pages that failed are tried again meanwhile.
    if (open)
      this.#rebuilding = rebuild(open.id, { ...this.#options, signal: this.#stopping.signal })
        .catch((error) => console.error(`the rebuild: ${error instanceof Error ? error.message : String(error)}`))
        .finally(() => {
          this.#rebuilding = undefined;
        });
  }
}
