import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { conditionPath } from '@common-ground/site/renderer';
import { selectLanguages } from '../contentRows.ts';
import { mark } from '../marks.ts';
import { marking, type SqlPool } from '../Sql.ts';

/** A page that was being rendered at that very moment may have been made before it and noted after it. */
const GRACE = '1 minute';

/**
 * Marks the pages of conditions whose next medical review has fallen due since they were rendered last: no record changes
 * with the date, but the page has to say so. Returns how many pages there were.
 */
export function markOverdue(sql: SqlPool): Promise<number> {
  return marking(sql, async (connection) => {
    const languages = await selectLanguages(connection);
    const { rows } = await connection.query<{ path: string }>({
      name: 'publisher-overdue',
      // What is marked already is left as it is: it may be one that fails and is tried again later.
      text: `SELECT DISTINCT p.path FROM sign_offs s CROSS JOIN unnest($1::text[]) AS start (path)
             JOIN publisher.page p ON p.path = start.path || s.condition_id
             WHERE s.next_review_at <= now() - interval '${GRACE}' AND p.rendered_at < s.next_review_at + interval '${GRACE}'
               AND NOT EXISTS (SELECT FROM publisher.dirty d WHERE d.path = p.path)`,
      values: [languages.map(({ code }) => conditionPath(0, code).slice(0, -1))],
    });
    await mark(
      connection,
      rows.map(({ path }) => ({ path, priority: PRIORITY.refresh })),
    );
    return rows.length;
  });
}
