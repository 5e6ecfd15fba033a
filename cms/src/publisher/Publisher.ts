import { setTimeout as wait } from 'node:timers/promises';
import { PRIORITY, type Priority } from '@common-ground/api/contracts/publishing/publisherState.ts';
import type { Renderer } from '@common-ground/site/renderer';
import type { BuildFiles } from './BuildFiles.ts';
import { Duties, type Duty } from './Duties.ts';
import { LastPublish } from './LastPublish.ts';
import { type Due, endPauses, entryOf, type MarkedEntry, noteFailures, selectDue, unmarkEntries } from './marks.ts';
import { reasonOf } from './reasonOf.ts';
import { renderDirty } from './renderDirty.ts';
import type { SqlPool } from './Sql.ts';
import type { StaticTree } from './StaticTree.ts';
import type { SearchIndex } from './searchIndex/SearchIndex.ts';
import { endRebuild, turnChanges } from './turnChanges.ts';

type Options = {
  sql: SqlPool;
  renderer: Renderer;
  tree: StaticTree;
  /** Files of the build, which are compared at a rebuild and copied when they are marked. */
  build?: BuildFiles;
};

/** A notification may be lost with a connection, and what failed is to be tried again: then this looks. */
const LOOK_EVERY_MS = 5000;
/** After an error, which is said and forgotten: what was to be done still stands in the database. */
const PAUSE_MS = 1000;

/**
 * The one loop: turns changes into marks, renders what is marked, the most urgent first, and sees to the duties that are
 * due. Holds nothing that a crash could lose, and may run beside others of its kind.
 */
export class Publisher {
  #options: Options;
  #duties = new Duties();
  #lastPublish = new LastPublish();
  #searchIndex: Pick<SearchIndex, 'update'> | undefined;
  #awaited: (() => void)[] = [];
  #indexing: Promise<void> | undefined;
  #looping: Promise<void> | undefined;
  #stopping = new AbortController();
  #isWoken = false;
  #isSuspended = false;
  /** In how many milliseconds the next mark is due that waits for its time. */
  #untilDue = LOOK_EVERY_MS;
  #wake = () => {};

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#looping ??= this.#loop();
  }

  /** What is done now and then besides. */
  add(duties: readonly Duty[]): void {
    this.#duties.add(duties);
    this.wake();
  }

  /** Of several publishers one does what only one may do: the search index, and more duties. */
  keep(searchIndex: Pick<SearchIndex, 'update'>, duties: readonly Duty[] = []): void {
    this.#searchIndex = searchIndex;
    this.add(duties);
  }

  get isKeeping(): boolean {
    return this.#searchIndex !== undefined;
  }

  /** Ends after what is being done. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await Promise.all([this.#looping, this.#duties.stop()]);
    await this.#indexing;
  }

  /** Begins nothing until `resume`: the database is away, or another publisher may have the tree. */
  suspend(): void {
    this.#isSuspended = true;
  }

  resume(): void {
    this.#isSuspended = false;
    this.wake();
  }

  /** Has it look at once. */
  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Somebody asks for something that is no change: a date was set, say. */
  ask(): void {
    this.#duties.ask();
    this.wake();
  }

  /** Resolves when no page is left that somebody waits for. */
  published(): Promise<void> {
    return new Promise((resolve) => {
      this.#awaited.push(resolve);
      this.wake();
    });
  }

  /** Works until nothing is left but what failed, for those who do not start the loop. */
  async settle(): Promise<void> {
    do {
      while ((await this.#work()) || this.#indexing) await this.#indexing;
    } while (await endPauses(this.#options.sql));
  }

  async #loop(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#isWoken = false;
      if (this.#isSuspended) {
        await this.#sleep(LOOK_EVERY_MS);
        continue;
      }
      const hasWorked = await this.#work().catch((error: unknown) => this.#pause(error));
      const untilNext = this.#duties.begin(() => this.wake());
      if (!hasWorked) await this.#sleep(Math.min(untilNext, this.#untilDue, LOOK_EVERY_MS));
    }
  }

  /** One step of it; false when there was nothing to do. */
  async #work(): Promise<boolean> {
    const { sql, tree, build } = this.#options;
    const due = await selectDue(sql);
    this.#untilDue = due.untilNext ?? LOOK_EVERY_MS;
    if (due.hasChanges) {
      this.#lastPublish.begin(await turnChanges(sql, tree, build));
      await this.#render(PRIORITY.own);
      return true;
    }
    const { urgency } = due;
    if (urgency === null || urgency >= PRIORITY.refresh) await this.#end(due);
    // None rendered: another publisher has them all.
    if (urgency !== null && (await this.#render(urgency)) > 0) return true;
    if (due.isRebuilding) await endRebuild(sql);
    return false;
  }

  async #render(urgency: Priority): Promise<number> {
    const pages = await renderDirty(urgency, this.#options);
    if (urgency < PRIORITY.refresh) this.#lastPublish.add(pages);
    return pages;
  }

  /** Everything that somebody waits for is before readers. */
  async #end({ entries }: Due): Promise<void> {
    if (entries && this.#searchIndex) this.#indexEntries(this.#searchIndex, entries);
    await this.#lastPublish.end(this.#options.sql);
    for (const resolve of this.#awaited.splice(0)) resolve();
  }

  #indexEntries(searchIndex: Pick<SearchIndex, 'update'>, entries: readonly MarkedEntry[]): void {
    this.#indexing ??= this.#index(searchIndex, entries)
      // Not `#sleep`: its `#wake` is the loop's.
      .catch((error: unknown) => {
        reportError(error);
        return wait(PAUSE_MS, undefined, { signal: this.#stopping.signal }).catch(() => {});
      })
      .finally(() => {
        this.#indexing = undefined;
        this.wake();
      });
  }

  async #index(searchIndex: Pick<SearchIndex, 'update'>, entries: readonly MarkedEntry[]): Promise<void> {
    const { sql } = this.#options;
    try {
      await searchIndex.update(entries.map(({ path }) => entryOf(path)));
      await unmarkEntries(sql, entries);
    } catch (error) {
      const reason = reasonOf(error);
      await noteFailures(
        sql,
        entries.map(({ path }) => ({ path, reason })),
      );
    }
  }

  async #pause(error: unknown): Promise<boolean> {
    reportError(error);
    await this.#sleep(PAUSE_MS);
    return true;
  }

  #sleep(milliseconds: number): Promise<void> {
    if (this.#isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, milliseconds));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function reportError(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
}
