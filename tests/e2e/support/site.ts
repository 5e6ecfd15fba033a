import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { pagePaths, parsePath, type Route } from '@common-ground/site/renderer';
import pg from 'pg';
import { databaseUrlOf, pagesOf } from '../../support/product.ts';

export const siteUrl = required('E2E_URL');
export const dataDir = required('E2E_DATA_DIR');
export const password = required('E2E_PASSWORD');
export const pagesFolder = pagesOf(dataDir);

export const LANGUAGES = ['en', 'es', 'fr', 'ar'] as const;

/** Reads the database behind the site, which is what pages and API are held against. */
export async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Every page there should be, from the ids in the database. */
export async function everyPath(): Promise<string[]> {
  const categories = await sql<{ id: number }>('SELECT id FROM categories ORDER BY id');
  const conditions = await sql<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`);
  const pages = await sql<{ slug: PageSlug }>(`SELECT slug FROM pages WHERE _status = 'published' ORDER BY id`);
  return [
    ...pagePaths({
      languages: LANGUAGES,
      categories: categories.map(({ id }) => ({ id, pages: 1 })),
      conditionIds: conditions.map(({ id }) => id),
      pages: pages.map(({ slug }) => slug),
    }),
  ];
}

export function routeOf(path: string): Route {
  const route = parsePath(path, LANGUAGES);
  if (!route) throw new Error(`${path} is no page`);
  return route;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by the global setup of the end-to-end tests`);
  return value;
}
