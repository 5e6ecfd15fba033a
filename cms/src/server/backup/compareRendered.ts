import { mkdir } from 'node:fs/promises';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { defineStatement, execute, selectRows } from '@common-ground/api/platform/statement.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import { z } from 'zod';
import type { Digests } from '../../publisher/digests.ts';
import { processChanges } from '../../publisher/processChanges.ts';
import { readRelease } from '../../publisher/releases.ts';
import { renderEverything } from '../../publisher/renderEverything.ts';
import { StaticTree } from '../../publisher/StaticTree.ts';
import { markMovedCounts } from '../../publisher/upkeep/markMovedCounts.ts';
import { markEndedCorrections, markOverdue } from '../../publisher/upkeep/markPassed.ts';
import { builtSite } from '../folders.ts';
import type { Manifest } from './manifest.ts';

const PAGES = defineStatement({
  row: { path: z.string(), digest: z.string() },
  text: 'SELECT path, digest FROM publisher.page',
});
const DIRTY = defineStatement({ row: { path: z.string() }, text: 'SELECT path FROM publisher.dirty' });
/** Otherwise pages with changed counts become dirty only an hour after they were rendered. */
const EARLIER = defineStatement({ text: `UPDATE analytics.shown SET rendered_at = '-infinity'` });

/** Reads the digests of pages by path. */
export async function readPageDigests(database: Database): Promise<Map<string, string>> {
  const rows = await selectRows(database, PAGES);
  return new Map(rows.map(({ path, digest }) => [path, digest]));
}

export type RenderedComparison = {
  rendered: number;
  failed: string[];
  /** Number of pages that a publisher would have rendered next, and that are therefore not compared. */
  outdated: number;
  /** Pages that differ from the backup; null when another build, or one that the backup does not name, rendered its pages. */
  differing: string[] | null;
};

type Scratch = { databaseUrl: string; folder: string; manifest: Manifest; saved: Digests };

/** Renders every page of a restored database into a folder, and compares them with those that the backup had. */
export async function compareRendered({ databaseUrl, folder, manifest, saved }: Scratch): Promise<RenderedComparison> {
  const { siteUrl, contactEmail } = manifest;
  const facts = { siteUrl, contactEmail: contactEmail ?? undefined, distFolder: builtSite };
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    await mkdir(folder, { recursive: true });
    const renderer = await loadRenderer(builtSite, facts);
    const outdated = await markOutdated(sql, folder);
    const report = await renderEverything({ sql, renderer, folder, workerSettings: { databaseUrl, ...facts } });
    const { release } = await readRelease({ ...facts, root: folder });
    const differing = release === manifest.release ? listDiffering(saved, await readPageDigests(sql), outdated) : null;
    return { rendered: report.rendered, failed: report.failed, outdated: outdated.size, differing };
  } finally {
    await sql.end();
  }
}

/** Makes pages dirty that changes, dates or counts have changed since they were rendered. Returns all dirty pages. */
async function markOutdated(sql: pg.Pool, folder: string): Promise<Set<string>> {
  await processChanges(sql, new StaticTree(folder));
  await execute(sql, EARLIER);
  await markMovedCounts(sql);
  await markOverdue(sql);
  await markEndedCorrections(sql);
  return new Set((await selectRows(sql, DIRTY)).map(({ path }) => path));
}

function listDiffering(before: Digests, after: Digests, outdated: ReadonlySet<string>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => !outdated.has(path)).sort();
  return paths.flatMap((path) => {
    if (!after.has(path)) return [`${path} (no longer a page)`];
    if (!before.has(path)) return [`${path} (a new page)`];
    return before.get(path) === after.get(path) ? [] : [path];
  });
}
