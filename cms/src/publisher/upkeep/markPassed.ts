import { CORRECTION_SHOWN_DAYS } from '@common-ground/api/contracts/limits.ts';
import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { defineStatements, selectRows } from '@common-ground/api/platform/statement.ts';
import { conditionPath } from '@common-ground/site/renderer';
import { z } from 'zod';
import { addDirtyPages } from '../marks.ts';
import { inDirtyingTransaction, type SqlPool } from '../Sql.ts';

/** Time around `moment` in which a page may have been rendered before `moment` and saved after it. */
const GRACE = `interval '1 minute'`;

/** A table with a `condition_id`, and an SQL expression for the time at which its condition's pages change. */
const MOMENTS = {
  'ended-corrections': ['corrections.correction', `(at + interval '${CORRECTION_SHOWN_DAYS} days')`],
  overdue: ['sign_offs', 'next_review_at'],
} as const;
type Moment = keyof typeof MOMENTS;

/** Leaves dirty pages as they are: a failed one must keep its backoff. */
const PASSED = defineStatements(Object.keys(MOMENTS) as Moment[], (name) => {
  const [table, moment] = MOMENTS[name];
  return {
    name: `publisher-${name}`,
    row: { path: z.string() },
    text: `SELECT DISTINCT p.path FROM ${table} CROSS JOIN unnest($1::text[]) AS start (path)
           JOIN publisher.page p ON p.path = start.path || condition_id
           WHERE ${moment} <= now() - ${GRACE} AND p.rendered_at < ${moment} + ${GRACE}
             AND NOT EXISTS (SELECT FROM publisher.dirty d WHERE d.path = p.path)`,
  };
});

/**
 * Makes pages dirty that were rendered before a moment that has passed, because no recorded change does so. Resolves
 * to their number.
 */
function markPassed(sql: SqlPool, moment: Moment): Promise<number> {
  return inDirtyingTransaction(sql, async (connection) => {
    const languages = await selectLanguages(connection);
    const starts = languages.map(({ code }) => conditionPath(0, code).slice(0, -1));
    const rows = await selectRows(connection, PASSED[moment], [starts]);
    await addDirtyPages(
      connection,
      rows.map(({ path }) => ({ path, priority: PRIORITY.refresh })),
    );
    return rows.length;
  });
}

export const markEndedCorrections = (sql: SqlPool): Promise<number> => markPassed(sql, 'ended-corrections');

/** Makes pages of conditions dirty whose next medical review is due. Resolves to their number. */
export const markOverdue = (sql: SqlPool): Promise<number> => markPassed(sql, 'overdue');
