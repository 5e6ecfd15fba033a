import { renderEverything } from '@common-ground/cms/src/publisher/renderEverything.ts';
import { builtSite } from '@common-ground/cms/src/server/folders.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import { answerQuestions } from '../stage/Helper.ts';
import { listChildren, peakMemory } from '../stage/processFacts.ts';

/** Result of a full render in a process of its own, so that its memory is its own. */
export type Answer = { pages: number; seconds: number; peakMB: number | null };

const LOOK_MS = 200;

const { DATABASE_URL: databaseUrl = '', SITE_URL: siteUrl = '' } = process.env;

answerQuestions<{ folder: string }>(async ({ folder }): Promise<Answer> => {
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  const renderer = await loadRenderer(builtSite, { siteUrl });
  const workerSettings = { databaseUrl, siteUrl, distFolder: builtSite };
  // Render workers end with the render, so their peak is read while they run.
  const peaks = new Map<number, number>();
  const look = setInterval(() => {
    for (const pid of listChildren(process.pid)) peaks.set(pid, peakMemory(pid) ?? peaks.get(pid) ?? 0);
  }, LOOK_MS);
  const started = performance.now();
  const { rendered } = await renderEverything({ sql, renderer, folder, workerSettings });
  const seconds = (performance.now() - started) / 1000;
  clearInterval(look);
  await sql.end();
  const own = peakMemory(process.pid);
  return { pages: rendered, seconds, peakMB: own && [...peaks.values()].reduce((sum, peak) => sum + peak, own) };
});
