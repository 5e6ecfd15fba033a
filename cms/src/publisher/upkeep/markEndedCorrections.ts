import { CORRECTION_DAYS } from '@common-ground/api/contracts/limits.ts';
import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { conditionPath } from '@common-ground/site/renderer';
import { selectLanguages } from '../contentRows.ts';
import { mark } from '../marks.ts';
import { marking, type SqlPool } from '../Sql.ts';

/** A page that was being rendered at that very moment may have been made before it and noted after it. */
const GRACE = '1 minute';
const SPAN = `interval '${CORRECTION_DAYS} days'`;

/**
 * Marks the pages of conditions that say that they were corrected, and have said so for long enough: no record changes with
 * the date. Returns how many pages there were.
 */
export function markEndedCorrections(sql: SqlPool): Promise<number> {
  return marking(sql, async (connection) => {
    const languages = await selectLanguages(connection);
    const { rows } = await connection.query<{ path: string }>({
      name: 'publisher-ended-corrections',
      // What is marked already is left as it is: it may be one that fails and is tried again later.
      text: `SELECT DISTINCT p.path FROM corrections.correction k CROSS JOIN unnest($1::text[]) AS start (path)
             JOIN publisher.page p ON p.path = start.path || k.condition_id
             WHERE k.at <= now() - ${SPAN} - interval '${GRACE}' AND p.rendered_at < k.at + ${SPAN} + interval '${GRACE}'
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
