import type { ContentChange } from '../jobs/change.ts';
import type { Sql } from '../Sql.ts';
import { nameOfChange } from './live.ts';

export type Published = { changes: readonly ContentChange[]; pages: number; milliseconds: number };

/** Changes of the last publish that are remembered, so that people are told their names. */
const REMEMBERED = 3;

/** That these changes are before readers now. One statement, because it is on the way of every publish. */
export async function notePublished(sql: Sql, { changes, pages, milliseconds }: Published): Promise<void> {
  const names = new Set(changes.map(nameOfChange).filter((name) => name !== null));
  await sql.query({
    name: 'publisher-published',
    text: `WITH live AS (
             INSERT INTO publisher.live (what, since) SELECT unnest($1::text[]), now()
             ON CONFLICT (what) DO UPDATE SET since = excluded.since)
           UPDATE publisher.state SET last_published_at = now(), last_changes = $2, last_count = $3, last_pages = $4, last_ms = $5`,
    values: [
      [...names].sort(),
      JSON.stringify(changes.slice(0, REMEMBERED)),
      changes.length,
      pages,
      Math.round(milliseconds),
    ],
  });
}
