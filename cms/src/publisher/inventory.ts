import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { allPaths } from '@common-ground/site/renderer';
import type { Inventory } from './affectedPaths.ts';
import { type LanguageRow, selectPublishedPages } from './contentRows.ts';
import type { Sql } from './Sql.ts';
import { pagesFor } from './SqlContentSource.ts';

/** Pages of each category as its published conditions need them now. */
export async function readInventory(sql: Sql, languages: LanguageRow[]): Promise<Inventory> {
  const { rows } = await sql.query<{ id: number; total: number }>({
    name: 'publisher-category-totals',
    text: `SELECT c.id, (SELECT count(*)::int FROM conditions WHERE category_id = c.id AND _status = 'published') AS total FROM categories c ORDER BY c.id`,
  });
  const pages = await sql.query<{ id: number; slug: PageSlug }>({
    name: 'publisher-page-slugs',
    text: 'SELECT id, slug FROM pages ORDER BY id',
  });
  return {
    languages: new Map(languages.map((language) => [language.id, language.code])),
    categoryPages: new Map(rows.map((row) => [row.id, pagesFor(row.total)])),
    pages: new Map(pages.rows.map((row) => [row.id, row.slug])),
  };
}

/** Every path of the site as the database has it now. Ids alone are held in memory, never records. */
export async function listPaths(sql: Sql, languages: LanguageRow[]): Promise<Generator<string>> {
  const inventory = await readInventory(sql, languages);
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`);
  return allPaths({
    languages: inventory.languages.values().toArray(),
    categories: [...inventory.categoryPages].map(([id, pages]) => ({ id, pages })),
    conditionIds: rows.values().map((row) => row.id),
    pages: await selectPublishedPages(sql),
  });
}
