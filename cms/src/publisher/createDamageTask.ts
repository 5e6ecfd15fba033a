import { type DamageFinder, FileComparison, type FileGroup } from './damage/compareFiles.ts';
import { pageGroup } from './damage/groups.ts';
import type { PageTree } from './PageTree.ts';
import type { PeriodicTask } from './PeriodicTasks.ts';
import type { SqlPool } from './Sql.ts';

/** Files that are compared together, in about 5 ms: 30,000 in a minute. */
const AT_A_TIME = 1000;
const EVERY_MS = 2000;

type Options = { comparison?: DamageFinder; atATime?: number; everyMs?: number };

export function createDamageTask(
  sql: SqlPool,
  tree: PageTree,
  others: readonly FileGroup[] = [],
  { comparison = new FileComparison(), atATime = AT_A_TIME, everyMs = EVERY_MS }: Options = {},
): PeriodicTask {
  const groups = [pageGroup(sql, tree), ...others];
  let [place, after] = [0, ''];

  /** Compares the next slice of a group. Resolves to true when the next group may share this turn. */
  async function lookOn(): Promise<boolean> {
    const group = groups[place] as FileGroup;
    const files = await group.list(after, atATime);
    after = files.length < atATime ? '' : (files.at(-1)?.name ?? '');
    if (after === '') place = (place + 1) % groups.length;
    const isOver = place === 0 && after === '';
    const damaged = await comparison.findDamaged(files);
    if (isOver) comparison.beginRound();
    if (damaged.length > 0) await group.repair(damaged);
    return !isOver && files.length < atATime;
  }

  async function work(): Promise<void> {
    while (await lookOn());
  }
  return { name: 'comparing files', everyMs, work };
}
