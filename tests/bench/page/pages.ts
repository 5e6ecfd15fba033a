import path from 'node:path';
import { categoryPath, conditionPath, homePath } from '@common-ground/site/src/routes.ts';
import pg from 'pg';
import { fetchCompressed } from '../../support/fetchCompressed.ts';
import type { Stage } from '../stage/Stage.ts';
import { buildStarlight } from './starlight/buildStarlight.ts';
import type { Tools } from './Tools.ts';

export type Page = { name: string; url: string; isOurs: boolean; isCondition: boolean };

const LANGUAGES = ['en', 'es', 'fr', 'ar'];
/** In a left-to-right and a right-to-left language. */
const SHOWN = ['en', 'ar'];
const CONDITION = 1;

type Ours = { pages: Page[]; heaviest: string };

/** Home, a category and a condition, and of all condition pages the one with the most bytes on the wire. */
export async function ourPages(databaseUrl: string, origin: string): Promise<Ours> {
  const page = (name: string, path: string, isCondition = false): Page => {
    return { name, url: origin + path, isOurs: true, isCondition };
  };
  const pages = [
    ...SHOWN.map((language) => page(`home, ${language}`, homePath(language))),
    ...SHOWN.map((language) => page(`category 1, ${language}`, categoryPath(1, language))),
    ...SHOWN.map((language) => page(`condition ${CONDITION}, ${language}`, conditionPath(CONDITION, language), true)),
  ];
  const heaviest = await findHeaviest(databaseUrl, origin);
  if (!pages.some(({ url }) => url === origin + heaviest.path)) pages.push(page(heaviest.path, heaviest.path, true));
  return { pages, heaviest: `${heaviest.path} of ${heaviest.among}, ${heaviest.bytes} bytes` };
}

async function findHeaviest(
  databaseUrl: string,
  origin: string,
): Promise<{ path: string; bytes: number; among: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published'`);
  await client.end();
  const paths = rows.flatMap(({ id }) => LANGUAGES.map((language) => conditionPath(id, language)));
  const found = { path: '', bytes: 0, among: paths.length };
  for (const path of paths) {
    const bytes = (await fetchCompressed(origin + path)).body.length;
    if (bytes > found.bytes) Object.assign(found, { path, bytes });
  }
  return found;
}

/** The same condition's text as a page of Starlight, served by a gateway like ours. */
export async function starlightPage(stage: Stage, tools: Tools, databaseUrl: string): Promise<Page> {
  const { origin } = await stage.api(databaseUrl, 'starlight');
  const built = await buildStarlight({
    tools,
    // Where that gateway looks for pages.
    outDir: path.join(stage.folder, 'starlight/site/current'),
    conditionId: CONDITION,
    site: origin,
  });
  return { name: `Starlight, condition ${CONDITION}, en`, url: origin + built, isOurs: false, isCondition: true };
}
