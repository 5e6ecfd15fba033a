import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';
import { saveFailures } from './marks.ts';
import type { RenderReport } from './renderPages.ts';
import type { Sql } from './Sql.ts';

const SAVED_PAGES = defineStatement({
  name: 'publisher-save-pages',
  text: `WITH done AS (DELETE FROM publisher.dirty WHERE path = ANY($1) OR path = ANY($5)),
           forgotten AS (DELETE FROM publisher.page WHERE path = ANY($5))
         INSERT INTO publisher.page AS page (path, dependencies, digest, published_at)
         SELECT path, string_to_array(names, ' '), digest, CASE WHEN is_own THEN clock_timestamp() END
         FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[]) AS shown (path, names, digest, is_own)
         ON CONFLICT (path) DO UPDATE SET dependencies = excluded.dependencies, digest = excluded.digest,
           rendered_at = excluded.rendered_at, published_at = coalesce(excluded.published_at, page.published_at)`,
});

/** `copied`: files of the build, which are no longer dirty but are not saved as pages. */
type SavedReport = Pick<RenderReport, 'shown' | 'gone' | 'failures'> & { copied?: string[] };

/**
 * Saves rendered pages, which are no longer dirty, and failures, which stay dirty. The caller must prevent that another
 * process renders these pages or makes them dirty meanwhile.
 * @param own pages of records that changed
 */
export async function savePages(sql: Sql, report: SavedReport, own: ReadonlySet<string> = new Set()): Promise<void> {
  const { shown, failures } = report;
  const gone = [...report.gone, ...(report.copied ?? [])];
  if (shown.length + gone.length > 0)
    await execute(sql, SAVED_PAGES, [
      shown.map(({ path }) => path),
      shown.map(({ dependencies }) => dependencies.join(' ')),
      shown.map(({ digest }) => digest),
      shown.map(({ path }) => own.has(path)),
      gone,
    ]);
  await saveFailures(sql, failures);
}
