import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PLAIN_OWNER } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import pg from 'pg';
import { onTestFinished } from 'vitest';

export type OwnedDatabase = { url: string; client: pg.Client };

/** Creates an empty database and connects as its owner, who is no superuser. The connection ends with the test. */
export async function createOwnedDatabase(): Promise<OwnedDatabase> {
  const server = String(process.env.TEST_DATABASE_URL);
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const administrator = new pg.Client({ connectionString: server });
  await administrator.connect();
  await administrator.query(`CREATE DATABASE ${name} OWNER ${PLAIN_OWNER.user} TEMPLATE template0 ENCODING 'UTF8'`);
  await administrator.end();
  const { user: username, password } = PLAIN_OWNER;
  const { href: url } = Object.assign(new URL(server), { username, password, pathname: `/${name}` });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { url, client };
}

/** Applies the migrations of version 0.1.0 one by one, because PostgreSQL 15 uses a new enum value only after a commit. */
export async function applyRelease(client: pg.Client): Promise<void> {
  for (const migration of readRelease().split(/^(?=-- \d{8}_\d{6}_)/m)) await client.query(migration);
}

/** Returns the statements of the 84 migrations of version 0.1.0, which the baseline replaced. */
export function readRelease(): string {
  return brotliDecompressSync(readFileSync(path.join(import.meta.dirname, 'release-0.1.0.sql.br'))).toString();
}
