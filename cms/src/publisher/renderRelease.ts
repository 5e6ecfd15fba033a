import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { defineStatement, execute, findRow } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { addDirtyPages } from './marks.ts';
import { EVERYTHING } from './purge/Purge.ts';
import { renderEverything, type WholeTools } from './renderEverything.ts';
import type { ShareReport } from './renderShare.ts';
import { inDirtyingTransaction, type SqlPool } from './Sql.ts';
import type { TreeStorage } from './TreeStorage.ts';

type Options = WholeTools & {
  sql: SqlPool;
  storage: Pick<TreeStorage, 'copyUnrendered' | 'publish'>;
  /** Whether a CDN must drop the pages of the earlier release. */
  isPurged?: boolean;
  onProgress: () => void;
};

const RECORDED = defineStatement({
  row: { ids: z.array(z.string()), at: z.date() },
  text: 'SELECT array(SELECT id FROM publisher.change) AS ids, now() AS at',
});
const RENDERED = defineStatement({ text: 'DELETE FROM publisher.change WHERE id = ANY($1::bigint[])' });
/** $1 time at which the render began, $2 number of pages, $3 number of failures. */
const REBUILT = defineStatement({
  text: `UPDATE publisher.rebuild SET started_at = coalesce(started_at, requested_at), finished_at = now(), total = $2, failed = $3
         WHERE finished_at IS NULL AND requested_at <= $1`,
});
const PUBLISHED = defineStatement({ text: 'UPDATE publisher.state SET last_published_at = now()' });

/** Renders every page with another build and then publishes all at once. The caller must be alone on the tree. */
export async function renderRelease({ storage, isPurged, onProgress, ...tools }: Options): Promise<ShareReport> {
  const { sql } = tools;
  // The pages contain the changes that are recorded now. Later ones stay for the loop.
  const recorded = await findRow(sql, RECORDED);
  const report = await renderEverything(tools, onProgress);
  // A build that can render nothing must not replace the published one.
  if (report.failed.length === report.rendered) throw new Error('None of the pages could be rendered');
  await storage.copyUnrendered(report.failed);
  // Before the switch, so that a crash after it does not lose the purge.
  if (isPurged)
    await inDirtyingTransaction(sql, (connection) =>
      addDirtyPages(connection, [{ path: EVERYTHING, priority: PRIORITY.own }]),
    );
  await storage.publish();
  await execute(sql, RENDERED, [recorded?.ids]);
  await execute(sql, REBUILT, [recorded?.at, report.rendered, report.failed.length]);
  await execute(sql, PUBLISHED);
  return report;
}
