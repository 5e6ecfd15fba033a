import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { SEED_GROUPS, type SeedGroup } from '../../payload/seed/seedGroups.ts';
import { StartError } from './StartError.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../payload/migrations');

/** What is still to be done to a database before the processes may start. */
export type DatabaseNeeds = {
  migrations: boolean;
  /** Groups of seed content that can arrive and have not, without the demo accounts. */
  missing: SeedGroup[];
  /** The mark of the password that the demo accounts were given last; null when they have not arrived. */
  demoMark: string | null;
};

const ACCOUNTS: SeedGroup = 'accounts';
const CONTENT = SEED_GROUPS.filter((group) => group !== ACCOUNTS);

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
    const exists = (table: string) =>
      client.query(`SELECT WHERE to_regclass('${table}') IS NOT NULL`).then(({ rowCount }) => rowCount === 1);
    if (!(await exists('public.payload_migrations'))) return { migrations: true, missing: CONTENT, demoMark: null };
    const done = await client.query<{ name: string }>('SELECT name FROM payload_migrations');
    const names = new Set(done.rows.map(({ name }) => name));
    const migrations = listMigrations().some((name) => !names.has(name));
    if (!(await exists('seed.arrived'))) return { migrations, missing: CONTENT, demoMark: null };
    const arrived = await client.query<{ name: string; mark: string | null }>('SELECT name, mark FROM seed.arrived');
    const marks = new Map(arrived.rows.map(({ name, mark }) => [name, mark]));
    // Topics need an author, who does not come before the first account.
    const users = await client.query('SELECT FROM users LIMIT 1');
    const missing = CONTENT.filter((group) => !marks.has(group) && (group !== 'topics' || users.rowCount));
    return { migrations, missing, demoMark: marks.get(ACCOUNTS) ?? null };
  } finally {
    await client.end();
  }
}

/** Returns the names of all migrations of the code, oldest first. */
export function listMigrations(): string[] {
  return readdirSync(migrationsFolder)
    .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();
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
