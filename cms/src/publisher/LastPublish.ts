import { observeSeconds } from '@common-ground/api/platform/metrics/recorder.ts';
import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';
import { findTrace } from './continueTraces.ts';
import type { RecordedChange } from './processChanges.ts';
import type { Sql } from './Sql.ts';

const REMEMBERED = 3;

const HEARTBEAT = defineStatement({ text: 'UPDATE publisher.state SET seen_at = now()' });
/** Saves the time, which shows that a publisher is running. */
export const saveHeartbeat = async (sql: Sql): Promise<void> => void (await execute(sql, HEARTBEAT));

const PUBLISHED = defineStatement({
  name: 'publisher-published',
  text: 'UPDATE publisher.state SET last_published_at = now(), last_names = $1, last_count = $2, last_pages = $3, last_ms = $4',
});

/** Names and counts of the current publish, stored at its end. A crash loses them, but nothing depends on them. */
export class LastPublish {
  #names: string[] = [];
  #pages = 0;
  #began = 0;
  /** Times of the recorded changes, on the clock of `performance.now()`, whose `own` or other pages are not in place. */
  #waiting: Record<'own' | 'all', number[]> = { own: [], all: [] };
  #trace: string | null = null;

  /** The trace that the renders of this publish continue. */
  get trace(): string | null {
    return this.#trace;
  }

  begin(changes: readonly RecordedChange[]): void {
    if (this.#names.length === 0) this.#began = performance.now();
    this.#trace ??= findTrace(changes);
    for (const { age } of changes) {
      const recordedAt = performance.now() - age * 1000;
      this.#waiting.own.push(recordedAt);
      this.#waiting.all.push(recordedAt);
    }
    this.#names.push(...changes.map(({ name }) => name));
  }

  add(pages: number): void {
    this.#pages += pages;
  }

  /** Reports that the pages of all changes until now are in place: those of the changed records, or all. */
  place(pages: 'own' | 'all'): void {
    for (const recordedAt of this.#waiting[pages].splice(0))
      observeSeconds('publishSeconds', (performance.now() - recordedAt) / 1000, { pages });
  }

  async end(sql: Sql): Promise<void> {
    const [names, pages] = [this.#names, this.#pages];
    this.#names = [];
    this.#pages = 0;
    this.#trace = null;
    this.place('all');
    if (names.length === 0) return;
    const milliseconds = Math.round(performance.now() - this.#began);
    await execute(sql, PUBLISHED, [names.slice(0, REMEMBERED), names.length, pages, milliseconds]);
  }
}
