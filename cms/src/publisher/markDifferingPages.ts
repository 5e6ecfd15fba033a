import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { hashBytes } from './digests.ts';
import { listPaths } from './inventory.ts';
import { addDirtyPages } from './marks.ts';
import { inDirtyingTransaction, type SqlPool } from './Sql.ts';
import type { StaticTree } from './StaticTree.ts';

const DIGESTS = defineStatement({
  row: { path: z.string(), digest: z.string() },
  text: 'SELECT path, digest FROM publisher.page',
});

/**
 * Makes pages dirty that are missing, unknown, of no record, or differ from their digest. Resolves to their number. The
 * caller must hold the exclusive lock of the tree.
 */
export function markDifferingPages(sql: SqlPool, tree: StaticTree): Promise<number> {
  return inDirtyingTransaction(sql, async (connection) => {
    const rows = await selectRows(connection, DIGESTS);
    const noted = new Map(rows.map(({ path, digest }) => [path, digest]));
    const expected = new Set(await listPaths(connection, await selectLanguages(connection)));
    const wrong = new Set([...expected, ...noted.keys()]);
    for await (const path of tree.paths()) {
      if (expected.has(path) && (await isAsNoted(tree, path, noted.get(path)))) wrong.delete(path);
      else wrong.add(path);
    }
    await addDirtyPages(
      connection,
      [...wrong].map((path) => ({ path, priority: PRIORITY.shown })),
    );
    return wrong.size;
  });
}

export async function isAsNoted(tree: StaticTree, path: string, digest: string | undefined): Promise<boolean> {
  const bytes = await tree.read(path);
  return bytes !== null && hashBytes(bytes) === digest;
}
