import { availableParallelism } from 'node:os';
import path from 'node:path';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import type { Renderer } from '@common-ground/site/renderer';
import { Tinypool } from 'tinypool';
import { z } from 'zod';
import { listPaths } from './inventory.ts';
import { openPageTree, type TreePlace } from './openPageTree.ts';
import type { PageTree } from './PageTree.ts';
import { renderShare, type ShareReport } from './renderShare.ts';
import type { WorkerInput } from './renderWorker.ts';
import type { Sql } from './Sql.ts';
import { savePages } from './savePages.ts';
import { workerEnvironment } from './workerEnvironment.ts';

/** Paths that a worker takes at a time: enough to keep it busy, and few enough that all end together. */
const SHARE = 480;

export type WholeTools = TreePlace & {
  sql: Sql;
  renderer: Renderer;
  workerSettings: Omit<WorkerInput, 'paths' | keyof TreePlace>;
};

/**
 * Renders every page into `folder`, on all cores unless there are few, and removes pages that no longer exist.
 * @param onProgress gets the number of rendered pages from time to time
 */
export async function renderEverything(
  tools: WholeTools,
  onProgress: (done: number) => void = () => {},
): Promise<ShareReport> {
  const languages = await selectLanguages(tools.sql);
  const report: ShareReport = { rendered: 0, written: 0, removed: 0, failed: [] };
  const kept = new Set<string>();
  const tree = openPageTree(tools);
  await tree.sweep();
  const add = (part: ShareReport) => {
    report.rendered += part.rendered;
    report.written += part.written;
    report.removed += part.removed;
    report.failed.push(...part.failed);
    onProgress(report.rendered);
  };
  const shares = inShares(await listPaths(tools.sql, languages), kept);
  const first = shares.next();
  if (!first.done && first.value.length < SHARE) {
    add(await renderShare(first.value, { sql: tools.sql, renderer: tools.renderer, tree, languages }));
  } else if (!first.done) {
    await renderWithWorkers({ first: first.value, shares, tools, add });
  }
  report.removed += await removeOthers(tools.sql, tree, kept);
  return report;
}

type Shares = { first: string[]; shares: Generator<string[]>; tools: WholeTools; add: (part: ShareReport) => void };

async function renderWithWorkers({ first, shares, tools, add }: Shares): Promise<void> {
  const processes = availableParallelism();
  const pool = new Tinypool({
    filename: path.join(import.meta.dirname, 'renderWorker.ts'),
    minThreads: processes,
    maxThreads: processes,
    runtime: 'child_process',
    env: workerEnvironment,
    // The memory of the workers is freed when they end. Each page leaves megabytes of garbage, which a larger young
    // generation drops without copying it first.
    execArgv: ['--no-warnings', '--max-semi-space-size=16', '--max-old-space-size=512'],
  });
  try {
    const running = new Set<Promise<void>>();
    for (let share: string[] | undefined = first; share; share = shares.next().value) {
      const input: WorkerInput = { ...tools.workerSettings, folder: tools.folder, bucket: tools.bucket, paths: share };
      const task: Promise<void> = pool.run(input).then((part: ShareReport) => {
        running.delete(task);
        add(part);
      });
      running.add(task);
      // With all shares queued at once, the input of each would be in memory.
      if (running.size > processes) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await pool.destroy();
  }
}

function* inShares(paths: Iterable<string>, seen: Set<string>): Generator<string[], undefined> {
  let share: string[] = [];
  for (const page of paths) {
    seen.add(page);
    share.push(page);
    if (share.length === SHARE) {
      yield share;
      share = [];
    }
  }
  if (share.length > 0) yield share;
}

const SAVED_PATHS = defineStatement({ row: { path: z.string() }, text: 'SELECT path FROM publisher.page' });

async function removeOthers(sql: Sql, tree: PageTree, kept: ReadonlySet<string>): Promise<number> {
  const others: string[] = [];
  for await (const page of tree.paths()) if (!kept.has(page)) others.push(page);
  for (const page of others) await tree.remove(page);
  const saved = await selectRows(sql, SAVED_PATHS);
  const gone = saved.map(({ path: page }) => page).filter((page) => !kept.has(page));
  await savePages(sql, { shown: [], gone, failures: [] });
  return others.length;
}
