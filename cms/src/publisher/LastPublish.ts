import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';
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

  begin(changes: readonly RecordedChange[]): void {
    if (this.#names.length === 0) this.#began = performance.now();
    this.#names.push(...changes.map(({ name }) => name));
  }

  add(pages: number): void {
    this.#pages += pages;
  }

  async end(sql: Sql): Promise<void> {
    const [names, pages] = [this.#names, this.#pages];
    this.#names = [];
    this.#pages = 0;
    if (names.length === 0) return;
    const milliseconds = Math.round(performance.now() - this.#began);
    await execute(sql, PUBLISHED, [names.slice(0, REMEMBERED), names.length, pages, milliseconds]);
  }
}
