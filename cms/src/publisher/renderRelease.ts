import { defineStatement, execute, findRow } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { copyUnrenderedPages, publishRelease, type Tree } from './releases.ts';
import { renderEverything, type WholeTools } from './renderEverything.ts';
import type { ShareReport } from './renderShare.ts';
import type { SqlPool } from './Sql.ts';

type Options = WholeTools & { sql: SqlPool; tree: Tree; onProgress: () => void };

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
export async function renderRelease({ tree, onProgress, ...tools }: Options): Promise<ShareReport> {
  const { sql } = tools;
  // The pages contain the changes that are recorded now. Later ones stay for the loop.
  const recorded = await findRow(sql, RECORDED);
  const report = await renderEverything(tools, onProgress);
  // A build that can render nothing must not replace the published one.
  if (report.failed.length === report.rendered) throw new Error('None of the pages could be rendered');
  await copyUnrenderedPages(tree, report.failed);
  await publishRelease(tree);
  await execute(sql, RENDERED, [recorded?.ids]);
  await execute(sql, REBUILT, [recorded?.at, report.rendered, report.failed.length]);
  await execute(sql, PUBLISHED);
  return report;
}
