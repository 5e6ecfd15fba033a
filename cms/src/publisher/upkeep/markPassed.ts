import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { conditionPath } from '@common-ground/site/renderer';
import { selectLanguages } from '../contentRows.ts';
import { mark } from '../marks.ts';
import { marking, type SqlPool } from '../Sql.ts';

/** A page that was being rendered at that very moment may have been made before it and noted after it. */
const GRACE = `interval '1 minute'`;

/** Rows with a `condition_id`, and an expression for the moment at which its pages say something else. */
type Passing = { name: string; table: string; moment: string };

/**
 * Marks the pages of conditions for which such a moment has passed since they were rendered last: no record changes with the
 * date, but the page has to. Returns how many pages there were.
 */
export function markPassed(sql: SqlPool, { name, table, moment }: Passing): Promise<number> {
  return marking(sql, async (connection) => {
    const languages = await selectLanguages(connection);
    const { rows } = await connection.query<{ path: string }>({
      name,
      // What is marked already is left as it is: it may be one that fails and is tried again later.
      text: `SELECT DISTINCT p.path FROM ${table} CROSS JOIN unnest($1::text[]) AS start (path)
             JOIN publisher.page p ON p.path = start.path || condition_id
             WHERE ${moment} <= now() - ${GRACE} AND p.rendered_at < ${moment} + ${GRACE}
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
