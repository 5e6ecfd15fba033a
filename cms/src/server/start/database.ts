import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartError } from './StartError.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../payload/migrations');
const CONNECT_MS = 8000;

export type DatabaseState = {
  isMigrated: boolean;
  /**
   * Written groups of seed content by name, with their mark, which only the demo accounts have (`hashDemoPassword`).
   * Empty until all migrations are applied.
   */
  arrived: Map<string, string | null>;
};

/**
 * Reads the state without Payload, which takes a second longer to start.
 * @throws StartError when the database cannot be reached
 */
export async function lookAtDatabase(databaseUrl: string): Promise<DatabaseState> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  await client.connect().catch(({ message, code }) => {
    // The error has no message when a host name has several addresses.
    throw new StartError(`DATABASE_URL: cannot connect to ${new URL(databaseUrl).host} (${message || code})`);
  });
  try {
    const migrated = await client.query('SELECT name FROM payload_migrations').catch(() => ({ rows: [] }));
    const applied = new Set(migrated.rows.map(({ name }) => name));
    const migrations = readdirSync(migrationsFolder).filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file));
    if (!migrations.every((file) => applied.has(file.slice(0, -3)))) return { isMigrated: false, arrived: new Map() };
    const { rows } = await client.query('SELECT name, mark FROM seed.arrived');
    return { isMigrated: true, arrived: new Map(rows.map(({ name, mark }) => [name, mark])) };
  } finally {
    await client.end();
  }
}
