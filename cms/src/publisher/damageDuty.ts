import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import type { Duty } from './Duties.ts';
import { isAsNoted } from './markDifferences.ts';
import { mark } from './marks.ts';
import { marking, type Sql, type SqlPool } from './Sql.ts';
import type { StaticTree } from './StaticTree.ts';

/** A hundred pages are read and compared in some 30 ms: one processor in seventy, and 40,000 pages in a quarter of an hour. */
const AT_A_TIME = 100;
const EVERY_MS = 2000;

type Noted = { path: string; digest: string };

/**
 * Compares pages with what was noted of them, some at a time and round after round, and marks those that were damaged or
 * lost, so that they are rendered again.
 */
export function damageDuty(sql: SqlPool, tree: StaticTree): Duty {
  let after = '';
  const work = async () => {
    const { rows } = await sql.query<Noted>({
      name: 'publisher-compare',
      // What is marked already is left to its turn: it may be one that fails.
      text: `SELECT path, digest FROM publisher.page p WHERE path > $1
               AND NOT EXISTS (SELECT FROM publisher.dirty d WHERE d.path = p.path)
             ORDER BY path LIMIT ${AT_A_TIME}`,
      values: [after],
    });
    after = rows.length < AT_A_TIME ? '' : (rows.at(-1)?.path ?? '');
    const differing = await differingOf(rows, tree);
    // What is being rendered may be in place and not noted yet: they are looked at again when nobody renders.
    if (differing.length > 0) await marking(sql, (connection) => markDamaged(connection, tree, differing));
  };
  return { name: 'comparing pages', everyMs: EVERY_MS, work };
}

async function markDamaged(sql: Sql, tree: StaticTree, suspects: Noted[]): Promise<void> {
  const { rows } = await sql.query<Noted>('SELECT path, digest FROM publisher.page WHERE path = ANY($1)', [
    suspects.map(({ path }) => path),
  ]);
  const damaged = await differingOf(rows, tree);
  await mark(
    sql,
    damaged.map(({ path }) => ({ path, priority: PRIORITY.shown })),
  );
  if (damaged.length > 0) console.log(`${damaged.length} damaged pages are made anew, ${damaged[0]?.path} among them`);
}

async function differingOf(noted: readonly Noted[], tree: StaticTree): Promise<Noted[]> {
  const differing: Noted[] = [];
  for (const page of noted) if (!(await isAsNoted(tree, page.path, page.digest))) differing.push(page);
  return differing;
}
