import { conditionPath } from '@common-ground/site/renderer';
import { selectLanguages } from '../contentRows.ts';
import type { Publisher } from '../Publisher.ts';
import type { Sql } from '../Sql.ts';

/** A page is rendered for its counts at most so often. */
const AT_MOST_EVERY = '1 hour';
/** Conditions that are looked up at a time. */
const AT_A_TIME = 100;

type Tools = { sql: Sql; publisher: Publisher; signal: AbortSignal };

/**
 * Renders the pages of conditions whose counts moved since their pages were last rendered for that, an hour ago or more.
 * Only a condition's own pages show its counts. One that fails is tried again an hour later. Returns how many it rendered.
 */
export async function refreshCounts({ sql, publisher, signal }: Tools): Promise<number> {
  const languages = await selectLanguages(sql);
  let refreshed = 0;
  for (let ids = await selectDue(sql); ids.length > 0; ids = await selectDue(sql)) {
    for (const id of ids) {
      if (signal.aborted) return refreshed;
      const hasFailed = await publisher.refresh(languages.map(({ code }) => conditionPath(id, code))).then(
        () => false,
        (error: Error) => {
          console.error(`counts of condition ${id}: ${error.message}`);
          return true;
        },
      );
      await sql.query({
        name: 'analytics-shown',
        text: 'UPDATE analytics.shown SET has_moved = $2, rendered_at = now() WHERE condition_id = $1',
        values: [id, hasFailed],
      });
      if (!hasFailed) refreshed += 1;
    }
  }
  // Answers of the API that list conditions follow the pages.
  if (refreshed > 0) await sql.query(`SELECT pg_notify('content_changed', '{"conditions": []}')`);
  return refreshed;
}

async function selectDue(sql: Sql): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT condition_id AS id FROM analytics.shown WHERE has_moved AND rendered_at <= now() - interval '${AT_MOST_EVERY}'
     ORDER BY rendered_at LIMIT ${AT_A_TIME}`,
  );
  return rows.map(({ id }) => id);
}
