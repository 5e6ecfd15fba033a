import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { dependency } from '@common-ground/cms/src/publisher/dependencies.ts';
import { listPaths } from '@common-ground/cms/src/publisher/inventory.ts';
import { selectDependentPages } from '@common-ground/cms/src/publisher/lookups.ts';
import type { Sql } from '@common-ground/cms/src/publisher/Sql.ts';
import { ContentBatch } from '@common-ground/cms/src/publisher/SqlContentSource.ts';
import { builtSite } from '@common-ground/cms/src/server/folders.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import { get } from '../stage/get.ts';

const AT_A_TIME = 40;

/**
 * Compares, byte for byte, the pages that the gateway serves with a fresh render from the database.
 * @param ids conditions whose pages, lists and neighbours are compared; null compares every page of the site
 */
export async function findStale(
  sql: Sql,
  origin: string,
  { siteUrl, ids }: { siteUrl: string; ids: number[] | null },
): Promise<{ looked: number; stale: string[] }> {
  const renderer = await loadRenderer(builtSite, { siteUrl });
  const languages = await selectLanguages(sql);
  const paths = ids
    ? await selectDependentPages(sql, ids.map(dependency.condition))
    : [...(await listPaths(sql, languages))];
  const stale: string[] = [];
  for (let start = 0; start < paths.length; start += AT_A_TIME) {
    const content = new ContentBatch(sql, languages);
    const compare = async (path: string) => {
      const [fresh, served] = await Promise.all([renderer.render(path, content.forPage().source), get(origin + path)]);
      if (fresh.html !== String(served.body)) stale.push(path);
    };
    await Promise.all(paths.slice(start, start + AT_A_TIME).map(compare));
  }
  return { looked: paths.length, stale };
}
