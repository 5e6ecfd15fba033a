import { UNLIMITED } from '@common-ground/api/platform/databaseLimits.ts';
import pg from 'pg';
import { areSqlFilesApplied } from '../../payload/database/applySqlFiles.ts';
import { demandSupportedServer } from '../../payload/database/demandSupportedServer.ts';
import { listMigrations } from '../../payload/database/laterMigrations.ts';
import { arePassesDone } from '../../payload/database/passes.ts';
import { buildIfChanged, serverBuild } from '../start/builds.ts';
import { runOnce } from '../start/runNode.ts';
import { StartError } from '../start/StartError.ts';
import { step } from '../start/startDatabaseAndBuild.ts';
import { emptyDatabase, findContents, UNFINISHED_RESTORE } from './catalog.ts';
import { listMadeMigrations } from './checkBackup.ts';
import { loadTables } from './loadTables.ts';
import type { Manifest } from './manifest.ts';
import type { BackupFolder } from './storedFile.ts';

export type RestoreOptions = {
  /** Address without a connection pool. */
  databaseUrl: string;
  backup: BackupFolder;
  manifest: Manifest;
  payloadSecret: string;
  /** Runs when the database turned out to be empty, before it is changed. */
  onAccepted?: () => Promise<void>;
  /** Runs with the rows of the backup, before they are brought up to date. */
  onLoaded?: (client: pg.Client) => Promise<void>;
  /** Whether the database stays marked as an unfinished restore, so that no site ever starts with it. */
  isScratch?: boolean;
};

/**
 * Restores a backup into an empty database, and brings it to this version. A restore that ends before its end leaves a
 * mark, by which the next one starts over and `npm start` refuses the database.
 * @throws Error with one sentence when the server is too old, or the database is not empty or being changed by another process
 */
export async function restoreDatabase(options: RestoreOptions): Promise<void> {
  const { databaseUrl, backup, manifest, onAccepted, onLoaded } = options;
  const migrations = listMadeMigrations(manifest);
  await buildIfChanged(serverBuild, {});
  const client = await connectTo(databaseUrl);
  try {
    await demandSupportedServer(client);
    await takeLock(client);
    const contents = await findContents(client);
    if (contents === 'something')
      throw new StartError(
        'The database is not empty, so nothing was changed. Restore into an empty database, or set DATA_DIR to a new folder.',
      );
    await onAccepted?.();
    if (contents === 'unfinished') await emptyDatabase(client);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${UNFINISHED_RESTORE}`);
    const env = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseUrl, PAYLOAD_SECRET: options.payloadSecret };
    const settings = { ...env, SITE_URL: manifest.siteUrl, MIGRATIONS: migrations.join(' ') };
    await step('Creating the tables', () => runOnce('tables', settings));
    await step('Loading the rows', () => loadTables(client, backup, manifest));
    await onLoaded?.(client);
    if (!(await isCurrent(client, migrations))) {
      await client.query(`SELECT pg_advisory_unlock(hashtext('migrate'))`);
      await step('Bringing the database up to date', () =>
        runOnce('migrate', { ...settings, DATABASE_IS_CHECKED: 'yes' }),
      );
    }
    if (!options.isScratch) await finish(client);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...UNLIMITED,
    connectionString: databaseUrl,
    application_name: 'common-ground-restore',
  });
  // The next statement reports a lost connection. Without a listener Node would end this process first.
  client.on('error', () => {});
  await client.connect().catch(({ message, code }) => {
    throw new StartError(`Cannot connect to the database at ${new URL(databaseUrl).host} (${message || code})`);
  });
  return client;
}

async function takeLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(hashtext('migrate')) AS "isAlone"`);
  if (!rows[0]?.isAlone) throw new StartError('Another process is changing this database. Stop it, then try again.');
}

async function isCurrent(client: pg.Client, migrations: string[]): Promise<boolean> {
  const isNewest = migrations.length === listMigrations().length;
  return isNewest && (await areSqlFilesApplied(client)) && (await arePassesDone(client));
}

/** No page has the empty digest, so the publisher renders every page again, whatever its folder has. */
async function finish(client: pg.Client): Promise<void> {
  await client.query(`BEGIN; UPDATE publisher.page SET digest = ''; DROP SCHEMA ${UNFINISHED_RESTORE}; COMMIT`);
}
