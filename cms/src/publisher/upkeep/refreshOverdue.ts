import { conditionPath } from '@common-ground/site/renderer';
import { selectLanguages } from '../contentRows.ts';
import type { Publisher } from '../Publisher.ts';
import type { Sql } from '../Sql.ts';

/** A page that was being rendered at that very moment may have been made before it and noted after it. */
const GRACE = '1 minute';
/** Pages that are looked up at a time. */
const AT_A_TIME = 200;

type Tools = { sql: Sql; publisher: Publisher; signal: AbortSignal };

/**
 * Renders the pages of conditions whose next medical review has fallen due since they were rendered last: no record changes
 * with the date, but the page has to say so. Returns how many it rendered.
 */
export async function refreshOverdue({ sql, publisher, signal }: Tools): Promise<number> {
  const languages = await selectLanguages(sql);
  const before = languages.map(({ code }) => conditionPath(0, code).slice(0, -1));
  let refreshed = 0;
  for (;;) {
    const { rows } = await sql.query<{ path: string }>({
      name: 'upkeep-overdue',
      // What fails is tried again by the publisher itself.
      text: `SELECT DISTINCT p.path FROM sign_offs s CROSS JOIN unnest($1::text[]) AS start (path)
             JOIN publisher.page p ON p.path = start.path || s.condition_id
             WHERE s.next_review_at <= now() - interval '${GRACE}' AND p.rendered_at < s.next_review_at + interval '${GRACE}'
               AND NOT EXISTS (SELECT FROM publisher.failed_page f WHERE f.path = p.path)
             LIMIT ${AT_A_TIME}`,
      values: [before],
    });
    if (rows.length === 0 || signal.aborted) return refreshed;
    const { rendered } = await publisher.refresh(rows.map(({ path }) => path));
    refreshed += rendered;
  }
}
