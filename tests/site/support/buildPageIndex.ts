import { PageIndex } from '@common-ground/cms/src/publisher/pageIndex/PageIndex.ts';
import pg from 'pg';
import type { ServedSite } from './servedSite.ts';

/** Writes the index of pages into the served folder. */
export async function buildPageIndex({ databaseUrl, folder }: ServedSite): Promise<void> {
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const index = new PageIndex({ sql, databaseUrl, folder });
  try {
    await index.update();
  } finally {
    await index.stop();
    await sql.end();
  }
}
