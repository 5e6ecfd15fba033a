import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import { conditionPath } from '@common-ground/site/renderer';
import { z } from 'zod';
import { addDirtyPages } from '../marks.ts';
import { inDirtyingTransaction, type SqlPool } from '../Sql.ts';

const AT_MOST_EVERY = '1 hour';

const MOVED_COUNTS = defineStatement({
  row: { id: z.number() },
  text: `UPDATE analytics.shown SET has_moved = false, rendered_at = now()
         WHERE has_moved AND rendered_at <= now() - interval '${AT_MOST_EVERY}' RETURNING condition_id AS id`,
});

/** Makes pages of conditions with changed counts dirty, at most hourly. Resolves to the number of these conditions. */
export function markMovedCounts(sql: SqlPool): Promise<number> {
  return inDirtyingTransaction(sql, async (connection) => {
    const rows = await selectRows(connection, MOVED_COUNTS);
    if (rows.length === 0) return 0;
    const languages = await selectLanguages(connection);
    await addDirtyPages(
      connection,
      rows.flatMap(({ id }) =>
        languages.map(({ code }) => ({ path: conditionPath(id, code), priority: PRIORITY.refresh })),
      ),
    );
    // Cached responses that list conditions are dropped at the same time.
    await connection.query(`SELECT pg_notify('content_changed', '{"conditions": []}')`);
    return rows.length;
  });
}
