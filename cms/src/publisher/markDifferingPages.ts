import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { eachOfMany } from '../storage/eachOfMany.ts';
import { listPaths } from './inventory.ts';
import { addDirtyPages } from './marks.ts';
import type { PageTree } from './PageTree.ts';
import { inDirtyingTransaction, type SqlPool } from './Sql.ts';

const DIGESTS = defineStatement({
  row: { path: z.string(), digest: z.string() },
  text: 'SELECT path, digest FROM publisher.page',
});

/** Files that are compared side by side. */
const AT_ONCE = 16;

/**
 * Makes pages dirty that are missing, unknown, of no record, or differ from their digest. Resolves to their number. The
 * caller must hold the exclusive lock of the tree.
 */
export function markDifferingPages(sql: SqlPool, tree: PageTree): Promise<number> {
  return inDirtyingTransaction(sql, async (connection) => {
    const rows = await selectRows(connection, DIGESTS);
    const noted = new Map(rows.map(({ path, digest }) => [path, digest]));
    const expected = new Set(await listPaths(connection, await selectLanguages(connection)));
    const wrong = new Set([...expected, ...noted.keys()]);
    await eachOfMany(tree.paths(), AT_ONCE, async (path) => {
      if (expected.has(path) && (await tree.hasDigest(path, noted.get(path) ?? ''))) wrong.delete(path);
      else wrong.add(path);
    });
    await addDirtyPages(
      connection,
      [...wrong].map((path) => ({ path, priority: PRIORITY.shown })),
    );
    return wrong.size;
  });
}
