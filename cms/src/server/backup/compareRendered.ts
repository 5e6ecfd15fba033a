import { mkdir } from 'node:fs/promises';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import { z } from 'zod';
import { readRelease } from '../../publisher/releases.ts';
import { renderEverything } from '../../publisher/renderEverything.ts';
import { builtSite } from '../folders.ts';
import type { Manifest } from './manifest.ts';

const PAGES = defineStatement({
  row: { path: z.string(), digest: z.string() },
  text: 'SELECT path, digest FROM publisher.page',
});
const WAITING = defineStatement({
  row: { paths: z.array(z.string()), changes: z.number() },
  text: `SELECT array(SELECT path FROM publisher.dirty) AS paths, (SELECT count(*)::int FROM publisher.change) AS changes`,
});

/** Digests of pages by path, and which of these pages a publisher would have rendered next. */
export type SavedPages = { digests: Map<string, string>; dirty: Set<string>; changes: number };

export async function readSavedPages(database: Database): Promise<SavedPages> {
  const digests = new Map((await selectRows(database, PAGES)).map(({ path, digest }) => [path, digest]));
  const [waiting] = await selectRows(database, WAITING);
  return { digests, dirty: new Set(waiting?.paths), changes: waiting?.changes ?? 0 };
}

export type RenderedComparison = {
  rendered: number;
  failed: string[];
  /** Pages that differ, with a word for how; null when another build, or another version, rendered the saved ones. */
  differing: string[] | null;
};

type Scratch = { databaseUrl: string; folder: string; manifest: Manifest; saved: SavedPages };

/** Renders every page of a restored database into a folder, and compares them with those that the backup had. */
export async function compareRendered({ databaseUrl, folder, manifest, saved }: Scratch): Promise<RenderedComparison> {
  const { siteUrl, contactEmail } = manifest;
  const facts = { siteUrl, contactEmail: contactEmail ?? undefined, distFolder: builtSite };
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    await mkdir(folder, { recursive: true });
    const renderer = await loadRenderer(builtSite, facts);
    const report = await renderEverything({ sql, renderer, folder, workerSettings: { databaseUrl, ...facts } });
    const { release } = await readRelease({ ...facts, root: folder });
    const { digests } = await readSavedPages(sql);
    const isComparable = release === manifest.release;
    const { rendered, failed } = report;
    return { rendered, failed, differing: isComparable ? listDiffering(saved, digests) : null };
  } finally {
    await sql.end();
  }
}

/** Leaves out pages that waited for the publisher, which the backup has in an earlier state. */
function listDiffering({ digests: before, dirty }: SavedPages, after: ReadonlyMap<string, string>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => !dirty.has(path)).sort();
  return paths.flatMap((path) => {
    if (!after.has(path)) return [`${path} (no longer a page)`];
    if (!before.has(path)) return [`${path} (a new page)`];
    return before.get(path) === after.get(path) ? [] : [path];
  });
}
