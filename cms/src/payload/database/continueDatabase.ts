import type { SqlClient } from './readCatalog.ts';

export const BASELINE = '20261129_000000_baseline';
/** Version 0.1.0, whose tables the baseline creates. */
const RELEASE = { version: '0.1.0', migrations: 84, newest: '20261128_230100_help_line_kinds' };
/** Payload writes this batch when it changes tables in development without a migration. */
const DEVELOPMENT_BATCH = -1;

/**
 * Returns whether the database has all migrations of version 0.1.0, which the baseline replaces, but not the baseline.
 * @throws Error with one sentence when it has only some of them
 */
export async function isOfRelease(client: SqlClient): Promise<boolean> {
  const { rows: tables } = await client.query(`SELECT to_regclass('public.payload_migrations') IS NOT NULL AS exists`);
  if (!tables[0].exists) return false;
  const { rows } = await client.query<{ name: string; batch: number }>(
    'SELECT name, batch::integer FROM public.payload_migrations',
  );
  const { version, migrations, newest } = RELEASE;
  if (rows.some(({ batch }) => batch === DEVELOPMENT_BATCH))
    throw new Error(
      `Payload's development mode changed the tables of this database. Restore a backup, start version ${version} on it once, then this version.`,
    );
  const names = new Set(rows.map(({ name }) => name));
  if (names.size === 0 || names.has(BASELINE)) return false;
  const old = [...names].filter((name) => name <= newest).length;
  if (old === migrations && names.has(newest)) return true;
  throw new Error(
    `This database is older than version ${version}: it has ${old} of ${migrations} migrations. Start version ${version} on it once, then this version (CHANGELOG.md names its commit).`,
  );
}

/** Records the baseline as applied in a database of version 0.1.0. Its other rows stay, so that 0.1.0 still starts. */
export async function continueDatabase(client: SqlClient): Promise<void> {
  if (!(await isOfRelease(client))) return;
  await client.query(
    'INSERT INTO public.payload_migrations (name, batch) SELECT $1, max(batch) + 1 FROM public.payload_migrations',
    [BASELINE],
  );
}
