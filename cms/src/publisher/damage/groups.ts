import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { defineStatement, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { CALLS_AT_ONCE } from '../../storage/Bucket.ts';
import { eachOfMany } from '../../storage/eachOfMany.ts';
import type { BuildFiles } from '../BuildFiles.ts';
import { addDirtyPages } from '../marks.ts';
import type { PageTree } from '../PageTree.ts';
import { inDirtyingTransaction, type SqlPool } from '../Sql.ts';
import type { ExpectedFile, FileGroup } from './compareFiles.ts';

const row = { path: z.string(), digest: z.string() };

/** Leaves out dirty pages, except those that failed too often to be retried by themselves. */
const COMPARED = defineStatement({
  name: 'publisher-compare',
  row,
  text: `SELECT path, digest FROM publisher.page p WHERE path > $1 AND NOT EXISTS
           (SELECT FROM publisher.dirty d WHERE d.path = p.path AND d.not_before < 'infinity')
         ORDER BY path LIMIT $2`,
});
const COMPARED_AGAIN = defineStatement({ row, text: 'SELECT path, digest FROM publisher.page WHERE path = ANY($1)' });

export function pageGroup(sql: SqlPool, tree: PageTree): FileGroup {
  const toExpected = ({ path: name, digest }: RowFrom<typeof COMPARED>) => ({ name, file: tree.fileOf(name), digest });
  return {
    list: async (after, limit) => (await selectRows(sql, COMPARED, [after, limit])).map(toExpected),
    repair: (damaged) =>
      // Compares again while no page renders, because a page may be in place before its digest is saved.
      inDirtyingTransaction(sql, async (connection) => {
        const rows = await selectRows(connection, COMPARED_AGAIN, [damaged.map(({ name }) => name)]);
        const still: ExpectedFile[] = [];
        await eachOfMany(rows, CALLS_AT_ONCE, async (row) => {
          if (!(await tree.hasDigest(row.path, row.digest))) still.push(toExpected(row));
        });
        await addDirtyPages(
          connection,
          still.map(({ name }) => ({ path: name, priority: PRIORITY.shown })),
        );
        report(still, 'pages', 'made anew');
      }),
  };
}

export function buildGroup(sql: SqlPool, build: BuildFiles): FileGroup {
  const expected = [...build.digests].map(([name, digest]) => ({ name: `/${name}`, file: build.fileOf(name), digest }));
  return {
    list: inOrder(() => expected),
    async repair(damaged) {
      const marks = damaged.map(({ name }) => ({ path: name, priority: PRIORITY.shown }));
      await inDirtyingTransaction(sql, (connection) => addDirtyPages(connection, marks));
      report(damaged, 'files', 'copied from the build');
    },
  };
}

export function earlierBuildsGroup(build: BuildFiles): FileGroup {
  return {
    list: inOrder(() => build.earlierFiles()),
    repair: async () => build.removeDamagedEarlier(),
  };
}

type Index = {
  listFiles: () => readonly ExpectedFile[] | Promise<readonly ExpectedFile[]>;
  repair: FileGroup['repair'];
};

export function indexGroup(index: Index): FileGroup {
  return {
    list: inOrder(() => index.listFiles()),
    repair: (damaged) => index.repair(damaged),
  };
}

/** Returns slices of a list that is loaded when a round begins. */
function inOrder(files: () => readonly ExpectedFile[] | Promise<readonly ExpectedFile[]>): FileGroup['list'] {
  let sorted: ExpectedFile[] = [];
  return async (after, limit) => {
    if (after === '') sorted = [...(await files())].sort((a, b) => (a.name < b.name ? -1 : 1));
    const start = sorted.findIndex(({ name }) => name > after);
    return start < 0 ? [] : sorted.slice(start, start + limit);
  };
}

function report(damaged: readonly ExpectedFile[], kind: string, repaired: string): void {
  if (damaged.length > 0) log.warn(`${damaged.length} damaged ${kind} are ${repaired}`);
}
