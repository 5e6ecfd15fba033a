import { type ActiveLanguage, selectLanguages } from '@common-ground/api/platform/languages.ts';
import { loadRenderer, type Renderer } from '@common-ground/site/renderer';
import pg from 'pg';
import { openPageTree, type TreePlace } from './openPageTree.ts';
import { renderShare, type ShareReport } from './renderShare.ts';

export type WorkerInput = TreePlace & {
  databaseUrl: string;
  siteUrl: string;
  contactEmail?: string | undefined;
  distFolder: string;
  paths: string[];
};

type Ready = { renderer: Renderer; sql: pg.Client; languages: ActiveLanguage[] };

let ready: Promise<Ready> | undefined;

/** One process of a full render, with one renderer and one connection for all its shares. */
export default async function work(input: WorkerInput): Promise<ShareReport> {
  ready ??= start(input);
  const { renderer, sql, languages } = await ready;
  return renderShare(input.paths, { sql, renderer, languages, tree: openPageTree(input) });
}

// The parent process is gone, and the connection would keep this one alive.
process.once('disconnect', () => process.exit());

async function start({ databaseUrl, siteUrl, contactEmail, distFolder }: WorkerInput): Promise<Ready> {
  const sql = new pg.Client({ connectionString: databaseUrl, application_name: 'common-ground-render' });
  await sql.connect();
  const renderer = await loadRenderer(distFolder, { siteUrl, contactEmail });
  return { sql, renderer, languages: await selectLanguages(sql) };
}
