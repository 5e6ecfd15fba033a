import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartError } from './StartError.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../payload/migrations');

/** What is still to be done to a database before the processes may start. */
export type DatabaseNeeds = { migrations: boolean; seed: boolean };

/**
 * Looks at the database without Payload, which takes a second longer to come up than this does.
 * @throws StartError with one line that says what is wrong with DATABASE_URL
 */
export async function lookAtDatabase(databaseUrl: string): Promise<DatabaseNeeds> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 8000 });
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`DATABASE_URL: ${reasonOf(error, databaseUrl)}`);
  }
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      `SELECT to_regclass('public.payload_migrations') IS NOT NULL AS exists`,
    );
    if (!rows[0]?.exists) return { migrations: true, seed: true };
    const done = await client.query<{ name: string }>('SELECT name FROM payload_migrations');
    const names = new Set(done.rows.map((row) => row.name));
    const migrations = readdirSync(migrationsFolder).some(
      (file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file) && !names.has(file.slice(0, -3)),
    );
    const conditions = await client.query(`SELECT FROM conditions LIMIT 1`).catch(() => ({ rowCount: 0 }));
    return { migrations, seed: conditions.rowCount === 0 };
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown, databaseUrl: string): string {
  const { host, pathname, username } = new URL(databaseUrl);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED') return `nothing answers at ${host}. Is PostgreSQL running there?`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host ${host} is not known.`;
  if (code === '28P01' || code === '28000')
    return `the server at ${host} does not accept the user "${username}" with this password.`;
  if (code === '3D000') return `the server at ${host} has no database "${pathname.slice(1)}". Create it first.`;
  return `cannot connect to ${host}: ${error instanceof Error ? error.message : String(error)}`;
}
