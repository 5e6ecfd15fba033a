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
const UNDEFINED_TABLE = '42P01';
const CONNECT_MS = 8000;

/**
 * Looks at the database without Payload, which takes a second longer to come up than this does.
 * @throws StartError with one line that says what is wrong with DATABASE_URL
 */
export async function lookAtDatabase(databaseUrl: string): Promise<DatabaseNeeds> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  await client.connect().catch((error) => {
    throw new StartError(`DATABASE_URL: ${reasonOf(error, databaseUrl)}`);
  });
  try {
    const migrated = await readTable<{ name: string }>(client, 'payload_migrations');
    const arrived = await readTable<{ name: string; mark: string | null }>(client, 'seed.arrived');
    // Topics need an author, who does not come before the first account.
    const hasUsers = (await readTable(client, 'users LIMIT 1')).length > 0;
    const done = new Set(migrated.map(({ name }) => name));
    const marks = new Map(arrived.map(({ name, mark }) => [name, mark]));
    return {
      migrations: listMigrations().some((name) => !done.has(name)),
      missing: SEED_GROUPS.filter(
        (group) => !marks.has(group) && group !== ACCOUNTS && (group !== 'topics' || hasUsers),
      ),
      demoMark: marks.get(ACCOUNTS) ?? null,
    };
  } finally {
    await client.end();
  }
}

/** Returns the rows of a table, none where a later migration creates it. */
async function readTable<Row>(client: pg.Client, table: string): Promise<Row[]> {
  try {
    return (await client.query(`SELECT * FROM ${table}`)).rows;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/** Returns the names of all migrations of the code, oldest first. */
export function listMigrations(): string[] {
  return readdirSync(migrationsFolder)
    .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();
}

function reasonOf(error: NodeJS.ErrnoException, databaseUrl: string): string {
  const { host, pathname, username } = new URL(databaseUrl);
  const wrongPassword = `the server at ${host} does not accept the user "${username}" with this password.`;
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${host}. Is PostgreSQL running there?`,
    ENOTFOUND: `the host ${host} is not known.`,
    EAI_AGAIN: `the host ${host} is not known.`,
    '28P01': wrongPassword,
    '28000': wrongPassword,
    '3D000': `the server at ${host} has no database "${pathname.slice(1)}". Create it first.`,
  };
  return reasons[error.code ?? ''] ?? `cannot connect to ${host}: ${error.message}`;
}
