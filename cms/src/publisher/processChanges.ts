import { PRIORITY, type Priority } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { type ActiveLanguage, selectLanguages } from '@common-ground/api/platform/languages.ts';
import { defineStatement, execute, json, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { isFilePath } from '@common-ground/site/renderer';
import { z } from 'zod';
import { affectedPaths } from './affectedPaths.ts';
import type { BuildFiles } from './BuildFiles.ts';
import type { ContentChange } from './change.ts';
import { continueTraces } from './continueTraces.ts';
import { listPaths, selectCategoryTotals } from './inventory.ts';
import { selectDependentPages, selectPagesWithRelated, selectTranslatedTagPages } from './lookups.ts';
import { addDirtyPages, type DirtyPage, toEntryPath } from './marks.ts';
import type { PageTree } from './PageTree.ts';
import { inDirtyingTransaction, type Sql, type SqlPool } from './Sql.ts';

/** For more changes the lookup of their pages would take longer than rendering everything. */
const MAX_CHANGES = 2000;

const CHANGES = defineStatement({
  name: 'publisher-changes',
  row: {
    id: z.string(),
    what: json<ContentChange>(),
    name: z.string(),
    /** `traceparent` of the request that made the change; null without traces. */
    trace: z.string().nullable(),
    /** Seconds since the change was recorded. */
    age: z.number(),
  },
  text: `DELETE FROM publisher.change
         RETURNING id, what, name, trace, extract(epoch FROM clock_timestamp() - at)::float8 AS age`,
});
export type RecordedChange = RowFrom<typeof CHANGES>;

/** Turns recorded changes into dirty pages, in one transaction. Resolves to the changes, except for rebuilds. */
export function processChanges(sql: SqlPool, tree: PageTree, build?: BuildFiles): Promise<RecordedChange[]> {
  return inDirtyingTransaction(sql, async (connection) => {
    const changes = (await selectRows(connection, CHANGES)).sort((a, b) => Number(a.id) - Number(b.id));
    if (changes.length === 0) return [];
    return continueTraces(changes, async () => {
      const languages = await selectLanguages(connection);
      const named = changes.map(({ what }) => what).filter(isNamed);
      if (named.length <= MAX_CHANGES)
        await addDirtyPages(connection, await findDirtyPages(connection, named, languages));
      if (named.length > MAX_CHANGES || changes.some(({ what }) => isEverywhere(what)))
        await markEverything(connection, { languages, tree, priority: PRIORITY.many });
      if (changes.some(({ what }) => what.kind === 'rebuild'))
        await beginRebuild(connection, { languages, tree, build });
      return changes.filter(({ what }) => what.kind !== 'rebuild');
    });
  });
}

type Named = Parameters<typeof affectedPaths>[0];

function isNamed(change: ContentChange): change is Named {
  return change.kind !== 'everything' && change.kind !== 'rebuild';
}

/** Whether the change affects every page: the footer of every page links to the listed pages about the site. */
function isEverywhere(change: ContentChange): boolean {
  return change.kind === 'everything' || (change.kind === 'page' && change.isListed);
}

async function findDirtyPages(sql: Sql, changes: Named[], languages: ActiveLanguage[]): Promise<DirtyPage[]> {
  const inventory = {
    languages: new Map(languages.map(({ id, code }) => [id, code])),
    categoryTotals: changes.some(needsTotals) ? await selectCategoryTotals(sql) : new Map<number, number>(),
  };
  const affected = changes.map((change) => affectedPaths(change, inventory));
  const names = new Set(affected.flatMap((one) => one.names));
  const wideNames = new Set(affected.flatMap((one) => one.wideNames));
  const renamed = changes.flatMap((change) => (change.kind === 'condition' && change.isNamed ? change.id : []));
  const positions = affected.flatMap(({ relatedTo }) => relatedTo);
  return [
    ...marks(
      PRIORITY.own,
      affected.flatMap(({ own }) => own),
    ),
    ...marks(
      PRIORITY.shown,
      affected.flatMap(({ others }) => others),
    ),
    ...marks(PRIORITY.shown, await selectDependentPages(sql, [...names])),
    ...marks(PRIORITY.shown, await selectPagesWithRelated(sql, positions, languages)),
    ...marks(PRIORITY.shown, await selectTranslatedTagPages(sql, renamed)),
    ...marks(PRIORITY.many, await selectDependentPages(sql, [...wideNames])),
    ...marks(
      PRIORITY.refresh,
      affected.flatMap(({ counted }) => counted),
    ),
    ...marks(
      PRIORITY.machine,
      affected.flatMap(({ entries }) => entries.map(toEntryPath)),
    ),
  ];
}

function needsTotals(change: Named): boolean {
  return (change.kind === 'condition' && change.isListed) || (change.kind === 'category' && !change.isTextOnly);
}

/** Puts files for machines after pages, because no reader waits for a site map. */
function marks(priority: Priority, paths: string[]): DirtyPage[] {
  return paths.map((path) => ({
    path,
    priority: isFilePath(path) && priority < PRIORITY.machine ? PRIORITY.machine : priority,
  }));
}

type Whole = { languages: ActiveLanguage[]; tree: PageTree; priority: Priority };

/** Makes every page, every stray file and the search index dirty. Resolves to the number of pages. */
async function markEverything(sql: Sql, { languages, tree, priority }: Whole): Promise<number> {
  const all = [...(await listPaths(sql, languages))];
  await addDirtyPages(sql, marks(priority, all));
  const pages = new Set(all);
  const strays: string[] = [];
  for await (const path of tree.paths()) if (!pages.has(path)) strays.push(path);
  const order = Math.min(priority, PRIORITY.refresh) as Priority;
  await addDirtyPages(
    sql,
    [...strays, ...languages.map(({ code }) => toEntryPath({ language: code, conditionId: null }))].map((path) => ({
      path,
      priority: order,
    })),
  );
  return all.length;
}

type Rebuilt = Omit<Whole, 'priority'> & { build: BuildFiles | undefined };

const REBUILD_BEGIN = defineStatement({
  text: 'UPDATE publisher.rebuild SET started_at = now(), total = $1 WHERE finished_at IS NULL',
});

/** Begins a rebuild: makes every page dirty, and damaged files of the build, which are copied instead of rendered. */
async function beginRebuild(sql: Sql, { languages, tree, build }: Rebuilt): Promise<void> {
  const pages = await markEverything(sql, { languages, tree, priority: PRIORITY.rebuild });
  const files = (await build?.damaged()) ?? [];
  await addDirtyPages(
    sql,
    files.map((path) => ({ path, priority: PRIORITY.rebuild })),
  );
  build?.removeDamagedEarlier();
  await execute(sql, REBUILD_BEGIN, [pages + files.length]);
}

const REBUILD_END = defineStatement({
  name: 'publisher-end-rebuild',
  text: `UPDATE publisher.rebuild
         SET finished_at = now(), failed = (SELECT count(error) FROM publisher.dirty)
         WHERE finished_at IS NULL AND started_at IS NOT NULL
           AND NOT EXISTS (SELECT FROM publisher.dirty WHERE priority = ${PRIORITY.rebuild} AND error IS NULL)`,
});

/** Ends a rebuild when only failed pages are left. A rebuild tries every page, so all failures belong to it. */
export async function endRebuild(sql: Sql): Promise<void> {
  await execute(sql, REBUILD_END);
}
