import { PRIORITY, type Priority } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import type { Renderer } from '@common-ground/site/renderer';
import type { BuildFiles } from './BuildFiles.ts';
import { addDirtyPages, type DirtyPage, lockDuePages } from './marks.ts';
import type { PageTree } from './PageTree.ts';
import type { PagePurge } from './purge/PagePurge.ts';
import { EVERYTHING } from './purge/Purge.ts';
import { renderPages } from './renderPages.ts';
import { inDirtyingTransaction, inRenderingTransaction, type SqlPool } from './Sql.ts';
import { savePages } from './savePages.ts';

type Tools = { sql: SqlPool; renderer: Renderer; tree: PageTree; build?: BuildFiles; purge?: PagePurge | null };

/**
 * Renders some of the most urgent dirty pages. They are locked until they are in place, so that no other publisher
 * renders them, and unlocked when this publisher dies.
 * @returns how many were locked, failed ones included
 */
export async function renderDirty(urgency: Priority, { sql, renderer, tree, build, purge }: Tools): Promise<number> {
  let taken: DirtyPage[] = [];
  try {
    return await inRenderingTransaction(sql, async (connection) => {
      const [languages, pages] = await Promise.all([selectLanguages(sql), lockDuePages(connection, urgency)]);
      taken = pages;
      if (taken.length === 0) return 0;
      const all = taken.map(({ path }) => path);
      const files = all.filter((path) => build?.has(path));
      const paths = all.filter((path) => !build?.has(path) && path !== EVERYTHING);
      const own = taken.filter(({ priority }) => priority === PRIORITY.own).map(({ path }) => path);
      const report = await renderPages(paths, { sql, renderer, tree, languages }, own.length);
      const failed = (await build?.put(files)) ?? [];
      const copied = all.filter(
        (path) => path === EVERYTHING || (build?.has(path) && !failed.some((failure) => failure.path === path)),
      );
      const unpurged = (await purge?.run(connection, { ...report, copied })) ?? [];
      const isPurged = (path: string) => !unpurged.some((failure) => failure.path === path);
      await savePages(
        connection,
        {
          shown: report.shown.filter(({ path }) => isPurged(path)),
          gone: report.gone.filter(isPurged),
          copied: copied.filter(isPurged),
          failures: [...report.failures, ...failed, ...unpurged],
        },
        new Set(own),
      );
      return all.length;
    });
  } catch (error) {
    // A lost connection loses the locks, so an older page may have replaced a newer one.
    if (taken.length > 0) await inDirtyingTransaction(sql, (connection) => addDirtyPages(connection, taken));
    throw error;
  }
}
