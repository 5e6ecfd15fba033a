import { selectLanguages } from './contentRows.ts';
import { listPaths } from './inventory.ts';
import type { Publisher } from './Publisher.ts';
import { removeOthers } from './renderEverything.ts';
import type { Sql } from './Sql.ts';
import type { StaticTree } from './StaticTree.ts';
import type { SearchIndex } from './searchIndex/SearchIndex.ts';
import { reasonOf } from './state/reasonOf.ts';
import { beginRebuild, endRebuild, noteProgress } from './state/rebuilds.ts';

/** Pages between two looks at what waits: whoever publishes meanwhile waits a tenth of a second for them. */
const AT_A_TIME = 32;

export type RebuildTools = {
  sql: Sql;
  publisher: Publisher;
  tree: StaticTree;
  searchIndex?: SearchIndex | undefined;
  signal: AbortSignal;
};

/**
 * Renders every page anew into the tree that readers get, while changes are published as ever. What was rendered since
 * the rebuild began is not rendered again, so after a kill the next publisher takes up where this one was. Ends early,
 * and leaves the rest to the next one, when `signal` aborts.
 */
export async function rebuild(id: number, tools: RebuildTools): Promise<void> {
  const { sql, publisher, tree, searchIndex, signal } = tools;
  try {
    await beginRebuild(sql, id);
    const all = [...(await listPaths(sql, await selectLanguages(sql)))];
    const left = await withoutRendered(sql, id, all);
    const progress = { id, total: all.length, done: all.length - left.length, failed: 0 };
    await noteProgress(sql, progress);
    for (let start = 0; start < left.length; start += AT_A_TIME) {
      if (signal.aborted) return;
      const part = left.slice(start, start + AT_A_TIME);
      const { failed } = await publisher.refresh(part, AT_A_TIME);
      progress.done += part.length;
      progress.failed += failed.length;
      await noteProgress(sql, progress);
    }
    await publisher.whenIdle(async () => {
      const kept = new Set(await listPaths(sql, await selectLanguages(sql)));
      await removeOthers({ tree, sql, kept });
    });
    await searchIndex?.update([{ kind: 'everything' }]);
    await endRebuild(sql, id, null);
  } catch (error) {
    if (!signal.aborted) await endRebuild(sql, id, reasonOf(error));
  }
}

async function withoutRendered(sql: Sql, id: number, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ path: string }>(
    'SELECT path FROM publisher.page WHERE rendered_at > (SELECT started_at FROM publisher.rebuild WHERE id = $1)',
    [id],
  );
  const rendered = new Set(rows.map(({ path }) => path));
  return paths.filter((path) => !rendered.has(path));
}
