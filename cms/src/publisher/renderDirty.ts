import { PRIORITY, type Priority } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import type { Renderer } from '@common-ground/site/renderer';
import type { BuildFiles } from './BuildFiles.ts';
import { addDirtyPages, type DirtyPage, lockDuePages } from './marks.ts';
import { renderPages } from './renderPages.ts';
import { inDirtyingTransaction, inRenderingTransaction, type SqlPool } from './Sql.ts';
import type { StaticTree } from './StaticTree.ts';
import { savePages } from './savePages.ts';

type Tools = { sql: SqlPool; renderer: Renderer; tree: StaticTree; build?: BuildFiles };

/**
 * Renders some of the most urgent dirty pages. They are locked until they are in place, so that no other publisher
 * renders them, and unlocked when this publisher dies.
 * @returns how many were locked, failed ones included
 */
export async function renderDirty(urgency: Priority, { sql, renderer, tree, build }: Tools): Promise<number> {
  let taken: DirtyPage[] = [];
  try {
    return await inRenderingTransaction(sql, async (connection) => {
      const [languages, pages] = await Promise.all([selectLanguages(sql), lockDuePages(connection, urgency)]);
      taken = pages;
      if (taken.length === 0) return 0;
      const all = taken.map(({ path }) => path);
      const files = all.filter((path) => build?.has(path));
      const paths = all.filter((path) => !build?.has(path));
      const own = taken.filter(({ priority }) => priority === PRIORITY.own).map(({ path }) => path);
      const report = await renderPages(paths, { sql, renderer, tree, languages }, own.length);
      const failed = build?.put(files) ?? [];
      const copied = files.filter((file) => !failed.some(({ path }) => path === file));
      const failures = [...report.failures, ...failed];
      await savePages(connection, { ...report, copied, failures }, new Set(own));
      return all.length;
    });
  } catch (error) {
    // A lost connection loses the locks, so an older page may have replaced a newer one.
    if (taken.length > 0) await inDirtyingTransaction(sql, (connection) => addDirtyPages(connection, taken));
    throw error;
  }
}
