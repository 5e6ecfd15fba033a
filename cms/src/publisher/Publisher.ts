import { setTimeout as wait } from 'node:timers/promises';
import { PRIORITY, type Priority } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { countEvent } from '@common-ground/api/platform/metrics/recorder.ts';
import { inSpan } from '@common-ground/api/platform/tracing/inSpan.ts';
import type { Renderer } from '@common-ground/site/renderer';
import type { BuildFiles } from './BuildFiles.ts';
import { LastPublish } from './LastPublish.ts';
import {
  type DirtyEntry,
  type Due,
  deleteDirtyEntries,
  endPauses,
  parseEntryPath,
  saveFailures,
  selectDue,
  type TouchedEntry,
} from './marks.ts';
import type { PageTree } from './PageTree.ts';
import { type PeriodicTask, PeriodicTasks } from './PeriodicTasks.ts';
import { endRebuild, processChanges } from './processChanges.ts';
import type { PagePurge } from './purge/PagePurge.ts';
import { renderDirty } from './renderDirty.ts';
import type { SqlPool } from './Sql.ts';
import { toFailureReason } from './toFailureReason.ts';

type Options = {
  sql: SqlPool;
  renderer: Renderer;
  tree: PageTree;
  build?: BuildFiles;
  purge?: PagePurge | null;
};

/** Writes the search entries of conditions. May be called again with the same ones. */
type SearchEntries = { update: (entries: readonly TouchedEntry[]) => Promise<void> };

/** Longest pause: a notification may be lost with its connection, and failures must be retried. */
const LOOK_EVERY_MS = 5000;
/** Search entries that are written together. A crash loses at most their work. */
const ENTRIES_AT_A_TIME = 500;
/** Longest turn of a loop that counts as alive. A turn renders a limited number of pages, or sleeps for seconds. */
const MAX_TURN_MS = 60_000;
/** Pause after an error, which is only logged: the work is still in the database. */
const PAUSE_MS = 1000;

/** The loop of a publisher, several of which may run. A crash loses no work, because the database has all of it. */
export class Publisher {
  #options: Options;
  #duties = new PeriodicTasks();
  #lastPublish = new LastPublish();
  #searchEntries: SearchEntries | undefined;
  #leaderDuties: readonly PeriodicTask[] = [];
  #awaited: (() => void)[] = [];
  #indexing: Promise<void> | undefined;
  #looping: Promise<void> | undefined;
  #stopping = new AbortController();
  #isWoken = false;
  #isSuspended = false;
  #untilDue = LOOK_EVERY_MS;
  /** Start of the last turn of the loop, from `performance.now()`. */
  #turnedAt = Number.NEGATIVE_INFINITY;
  #wake = () => {};

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#looping ??= this.#loop();
  }

  add(duties: readonly PeriodicTask[]): void {
    this.#duties.add(duties);
    this.wake();
  }

  /** Gives this publisher the work of the leader. The caller must hold the leader's lock. */
  keep(searchEntries: SearchEntries, duties: readonly PeriodicTask[] = []): void {
    this.#searchEntries = searchEntries;
    this.#leaderDuties = duties;
    this.add(duties);
  }

  /** Takes the work of the leader away. What is running goes on to its end, beside the work of the next leader. */
  resign(): void {
    this.#duties.remove(this.#leaderDuties);
    this.#searchEntries = undefined;
  }

  get isKeeping(): boolean {
    return this.#searchEntries !== undefined;
  }

  /** Whether the loop is running and has begun a turn within the last minute. */
  get isLooping(): boolean {
    return performance.now() - this.#turnedAt < MAX_TURN_MS;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await Promise.all([this.#looping, this.#duties.stop()]);
    await this.#indexing;
  }

  /** Starts no work until `resume`: the database is down, or another publisher may have the tree. */
  suspend(): void {
    this.#isSuspended = true;
  }

  resume(): void {
    this.#isSuspended = false;
    this.wake();
  }

  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Makes the tasks with `isAskedFor` due, such as after a date was set. */
  ask(): void {
    this.#duties.ask();
    this.wake();
  }

  /** Resolves when no change waits and no due page is more urgent than `PRIORITY.refresh`. */
  published(): Promise<void> {
    return new Promise((resolve) => {
      this.#awaited.push(resolve);
      this.wake();
    });
  }

  /** Works until only failed pages are dirty. For callers that do not start the loop. */
  async settle(): Promise<void> {
    do {
      while ((await this.#work()) || this.#indexing) await this.#indexing;
    } while (await endPauses(this.#options.sql));
  }

  async #loop(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#isWoken = false;
      this.#turnedAt = performance.now();
      if (this.#isSuspended) {
        await this.#sleep(LOOK_EVERY_MS);
        continue;
      }
      const hasWorked = await this.#work().catch((error: unknown) => this.#pause(error));
      const untilNext = this.#duties.begin(() => this.wake());
      if (!hasWorked) await this.#sleep(Math.min(untilNext, this.#untilDue, LOOK_EVERY_MS));
    }
  }

  /** Does one step. Resolves to false when nothing was left for this publisher. */
  async #work(): Promise<boolean> {
    const { sql, tree, build } = this.#options;
    const due = await selectDue(sql);
    this.#untilDue = due.untilNext ?? LOOK_EVERY_MS;
    if (due.hasChanges) {
      this.#lastPublish.begin(await processChanges(sql, tree, build));
      await this.#render(PRIORITY.own);
      return true;
    }
    const { urgency } = due;
    if (urgency !== PRIORITY.own) this.#lastPublish.place('own');
    if (urgency === null || urgency >= PRIORITY.refresh) await this.#end(due);
    // Nothing is rendered when another publisher has locked all of these pages.
    if (urgency !== null && (await this.#render(urgency)) > 0) return true;
    if (due.isRebuilding) await endRebuild(sql);
    return false;
  }

  async #render(urgency: Priority): Promise<number> {
    const { trace } = this.#lastPublish;
    const pages = await inSpan({ name: 'render pages', parent: trace, isPart: true }, () =>
      renderDirty(urgency, this.#options),
    );
    if (urgency < PRIORITY.refresh) this.#lastPublish.add(pages);
    return pages;
  }

  async #end({ entries }: Due): Promise<void> {
    if (entries && this.#searchEntries) this.#indexEntries(this.#searchEntries, entries.slice(0, ENTRIES_AT_A_TIME));
    await this.#lastPublish.end(this.#options.sql);
    for (const resolve of this.#awaited.splice(0)) resolve();
  }

  #indexEntries(searchEntries: SearchEntries, entries: readonly DirtyEntry[]): void {
    this.#indexing ??= this.#index(searchEntries, entries)
      // Pauses without `#sleep`, whose `#wake` belongs to the loop.
      .catch((error: unknown) => {
        reportError(error);
        return wait(PAUSE_MS, undefined, { signal: this.#stopping.signal }).catch(() => {});
      })
      .finally(() => {
        this.#indexing = undefined;
        this.wake();
      });
  }

  async #index(searchEntries: SearchEntries, entries: readonly DirtyEntry[]): Promise<void> {
    const { sql } = this.#options;
    try {
      await searchEntries.update(entries.map(({ path }) => parseEntryPath(path)));
      await deleteDirtyEntries(sql, entries);
    } catch (error) {
      const reason = toFailureReason(error);
      await saveFailures(
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
  countEvent('taskFailures', { task: 'publishing' });
  log.error({ err: error }, 'publishing paused after an error');
}
