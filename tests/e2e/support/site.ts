import { createTriggerSwitch } from '@common-ground/api/platform/testing/withoutProtection.ts';
import pg from 'pg';
import { readDatabaseUrl, toPagesFolder } from '../../support/product.ts';

export const siteUrl = required('E2E_URL');
export const dataDir = required('E2E_DATA_DIR');
export const password = required('E2E_PASSWORD');
export const pagesFolder = toPagesFolder(dataDir);

export const database = new pg.Pool({
  connectionString: readDatabaseUrl(dataDir),
  max: 5,
  idleTimeoutMillis: 0,
  allowExitOnIdle: true,
});

export async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query<Row>(text, values)).rows;
}

/** Runs a statement with the triggers of these tables disabled, because they would refuse it. */
export async function clear(tables: string[], text: string, values: unknown[] = []): Promise<void> {
  const client = await database.connect();
  try {
    await client.query(`BEGIN; ${createTriggerSwitch('DISABLE', tables)}`);
    await client.query(text, values);
    await client.query(`${createTriggerSwitch('ENABLE', tables)}; COMMIT`);
  } finally {
    client.release();
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by the global setup of the end-to-end tests`);
  return value;
}
