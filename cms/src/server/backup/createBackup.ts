import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import version from '../../../package.json' with { type: 'json' };
import { areSqlFilesApplied } from '../../payload/database/applySqlFiles.ts';
import { readSqlFiles } from '../../payload/database/readSqlFiles.ts';
import type { FilmStore } from '../../payload/films/filmStore.ts';
import { StartError } from '../start/StartError.ts';
import { step } from '../start/startDatabaseAndBuild.ts';
import type { BackupStore } from './BackupStore.ts';
import { COPY_SETTINGS, selectSequences, selectTables } from './catalog.ts';
import { copyRows } from './copyRows.ts';
import type { Encryption } from './encryption.ts';
import { copyFilms } from './films.ts';
import { listBackups, removeInterrupted, toBackupName } from './findBackup.ts';
import { BACKUP_MANIFEST, type BackupSecrets, FORMAT, type Manifest } from './manifest.ts';
import { type BackupFolder, storeFile } from './storedFile.ts';

export type BackupOptions = {
  /** Connection for this backup alone. */
  client: ClientBase;
  store: BackupStore;
  /** Null when nothing is encrypted. */
  key: Buffer | null;
  encryption: Encryption | null;
  filmStore: FilmStore;
  /** Null when they are left out. */
  secrets: BackupSecrets | null;
  /** Facts of the installation. */
  about: Pick<Manifest, 'release' | 'build' | 'siteUrl' | 'contactEmail'>;
};

/** `missing`: names of films that records have and the store of films has not, or that were deleted meanwhile. */
type MadeBackup = { name: string; manifest: Manifest; missing: string[] };

const NAME_TAKEN_MS = 100;

const STATE = defineStatement({
  row: { takenAt: z.date(), postgres: z.string(), migrations: z.array(z.string()), steps: z.array(z.string()) },
  text: `SELECT now() AS "takenAt", current_setting('server_version') AS postgres,
           array(SELECT name::text FROM payload_migrations WHERE name IS NOT NULL ORDER BY id) AS migrations,
           (SELECT steps FROM sql_files.state) AS steps`,
});
const FILMS = defineStatement({
  row: { name: z.string() },
  text: 'SELECT filename AS name FROM films WHERE filename IS NOT NULL',
});
/** Migrations wait, and other backups are refused, until `UNLOCK` or the end of the connection. */
const LOCKS = `SELECT pg_advisory_lock_shared(hashtext('migrate')),
  pg_try_advisory_lock(hashtext('backup')) AS "isAlone"`;
const UNLOCK = 'SELECT pg_advisory_unlock_all()';

/**
 * Writes a backup while everything runs. The database is read in one snapshot, and films after it, so that the films of
 * its records are there. The manifest is written last. Interrupted backups are deleted before.
 * @throws StartError when another backup of this database is being made, or an upgrade has just ended. After any error the
 * caller must end the connection, which may still be sending rows
 */
export async function createBackup(options: BackupOptions): Promise<MadeBackup> {
  const { client, store, key, encryption, about } = options;
  // Before the transaction, whose snapshot would otherwise be older than the migrations that this waits for.
  const { rows } = await client.query<{ isAlone: boolean }>(LOCKS);
  if (!rows[0]?.isAlone)
    throw new StartError('Another backup of this database is being made. Try again when it is complete.');
  if (!(await areSqlFilesApplied(client)))
    throw new StartError('An upgrade has just changed the database. Make the backup with the version that runs.');
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${COPY_SETTINGS}`);
  for (const name of await removeInterrupted(store)) console.log(`  Deleted the interrupted backup ${name}.`);
  const backup = { store, key, folder: await findFreeName(store) };
  const [state] = await selectRows(client, STATE);
  if (!state) throw new Error('PostgreSQL returned no state');
  const languages = await selectLanguages(client);
  const tables = await step('Copying the database', () => copyTables(client, backup));
  const expected = (await selectRows(client, FILMS)).map(({ name }) => name);
  const { films, deleted } = await step('Copying the films', () => copyFilms(backup, options.filmStore));
  const { parts, checksum } = readSqlFiles();
  const manifest: Manifest = {
    format: FORMAT,
    takenAt: state.takenAt.toISOString(),
    version: version.version,
    ...about,
    postgres: state.postgres,
    languages: languages.map(({ code }) => code),
    migrations: state.migrations,
    steps: state.steps,
    encryption,
    tables,
    // Read after the tables, because a sequence follows no snapshot: it must not be behind the copied rows.
    sequences: await readSequences(client),
    films,
    sql: await storeFile(backup, 'sql.json', toJsonStream({ parts, checksum })),
    secrets: options.secrets && (await storeFile(backup, 'secrets.json', toJsonStream(options.secrets))),
  };
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await store.put(`${backup.folder}/${BACKUP_MANIFEST}`, Readable.from([text]));
  await client.query('ROLLBACK');
  await client.query(UNLOCK);
  return {
    name: `${store.name}/${backup.folder}`,
    manifest,
    missing: [...new Set([...expected, ...deleted])].filter((name) => !(name in films)),
  };
}

/** Waits when a backup was made in the same second. */
async function findFreeName(store: BackupStore): Promise<string> {
  const taken = new Set((await listBackups(store)).map(({ name }) => name));
  for (;;) {
    const name = toBackupName(new Date());
    if (!taken.has(name)) return name;
    await wait(NAME_TAKEN_MS);
  }
}

async function copyTables(client: ClientBase, backup: BackupFolder): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = {};
  for (const [name, columns] of await selectTables(client)) {
    const { rows, result: file } = await copyRows(client, name, columns, (content) =>
      storeFile(backup, `tables/${name.replaceAll(/[^\w.-]/g, '_')}`, content),
    );
    tables[name] = { columns, rows, file };
  }
  return tables;
}

/** Reads the values of all sequences by their name. */
export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const parts = (await selectSequences(client)).map(
    (name) =>
      `SELECT '${name.replaceAll("'", "''")}' AS name, last_value::text AS value, is_called AS "isCalled" FROM ${name}`,
  );
  const { rows } = await client.query<{ name: string; value: string; isCalled: boolean }>(parts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, ...sequence }) => [name, sequence]));
}

function toJsonStream(value: object): Readable {
  return Readable.from([Buffer.from(JSON.stringify(value))]);
}
