import type { RecordedChange } from './change.ts';
import type { Sql } from './Sql.ts';

const REMEMBERED = 3;

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
    await sql.query({
      name: 'publisher-published',
      text: `UPDATE publisher.state SET last_published_at = now(), last_names = $1, last_count = $2, last_pages = $3, last_ms = $4`,
      values: [names.slice(0, REMEMBERED), names.length, pages, Math.round(performance.now() - this.#began)],
    });
  }
}
