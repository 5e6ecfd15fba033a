import { renderEverything } from '@common-ground/cms/src/publisher/renderEverything.ts';
import { builtSite } from '@common-ground/cms/src/server/folders.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import { answerQuestions } from '../stage/Helper.ts';
import { peakMemory } from '../stage/processFacts.ts';

/** One full render in a process of its own, so that its memory is its own: what the publisher does at its first start. */
export type Answer = { pages: number; seconds: number; peakMB: number | null };

const { DATABASE_URL: databaseUrl = '', SITE_URL: siteUrl = '' } = process.env;

answerQuestions<{ folder: string }>(async ({ folder }): Promise<Answer> => {
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  const renderer = await loadRenderer(builtSite, { siteUrl });
  const workerSettings = { databaseUrl, siteUrl, distFolder: builtSite };
  const started = performance.now();
  const { rendered } = await renderEverything({ sql, renderer, folder, workerSettings });
  const seconds = (performance.now() - started) / 1000;
  await sql.end();
  return { pages: rendered, seconds, peakMB: peakMemory(process.pid) };
});
