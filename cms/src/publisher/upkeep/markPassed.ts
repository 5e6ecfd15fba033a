import { CORRECTION_SHOWN_DAYS } from '@common-ground/api/contracts/limits.ts';
import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { conditionPath } from '@common-ground/site/renderer';
import { addDirtyPages } from '../marks.ts';
import { inDirtyingTransaction, type SqlPool } from '../Sql.ts';

/** Time around `moment` in which a page may have been rendered before `moment` and saved after it. */
const GRACE = `interval '1 minute'`;

/** A table with a `condition_id`, and an SQL expression for the time at which its condition's pages change. */
type Passing = { name: string; table: string; moment: string };

/**
 * Makes pages dirty that were rendered before a `moment` that has passed, because no recorded change does so. Resolves
 * to their number.
 */
export function markPassed(sql: SqlPool, { name, table, moment }: Passing): Promise<number> {
  return inDirtyingTransaction(sql, async (connection) => {
    const languages = await selectLanguages(connection);
    const { rows } = await connection.query<{ path: string }>({
      name,
      // Leaves dirty pages as they are: a failed one must keep its backoff.
      text: `SELECT DISTINCT p.path FROM ${table} CROSS JOIN unnest($1::text[]) AS start (path)
             JOIN publisher.page p ON p.path = start.path || condition_id
             WHERE ${moment} <= now() - ${GRACE} AND p.rendered_at < ${moment} + ${GRACE}
               AND NOT EXISTS (SELECT FROM publisher.dirty d WHERE d.path = p.path)`,
      values: [languages.map(({ code }) => conditionPath(0, code).slice(0, -1))],
    });
    await addDirtyPages(
      connection,
      rows.map(({ path }) => ({ path, priority: PRIORITY.refresh })),
    );
    return rows.length;
  });
}

export function markEndedCorrections(sql: SqlPool): Promise<number> {
  const moment = `(at + interval '${CORRECTION_SHOWN_DAYS} days')`;
  return markPassed(sql, { name: 'publisher-ended-corrections', table: 'corrections.correction', moment });
}

/** Makes pages of conditions dirty whose next medical review is due. Resolves to their number. */
export function markOverdue(sql: SqlPool): Promise<number> {
  return markPassed(sql, { name: 'publisher-overdue', table: 'sign_offs', moment: 'next_review_at' });
}
