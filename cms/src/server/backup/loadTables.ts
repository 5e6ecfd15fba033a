import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applySqlFiles } from '../../payload/database/applySqlFiles.ts';
import { StartError } from '../start/StartError.ts';
import { COPY_SETTINGS, selectForeignKeys, selectTables } from './catalog.ts';
import { copyRows, toColumnList } from './copyRows.ts';
import { readSequences } from './createBackup.ts';
import { type Manifest, sqlFilesSchema } from './manifest.ts';
import { type BackupFolder, Meter, readFileInto, readJson } from './storedFile.ts';

/**
 * Fills tables that the migrations of the backup have just made, in one transaction, and then writes functions, views
 * and triggers, none of which runs meanwhile. Foreign keys are dropped and made again, which checks them.
 * @throws StartError when tables, rows or sequences are not those of the backup afterwards
 */
export async function loadTables(client: ClientBase, backup: BackupFolder, manifest: Manifest): Promise<void> {
  await client.query(`BEGIN; ${COPY_SETTINGS}`);
  try {
    await compareTables(client, manifest);
    const keys = await selectForeignKeys(client);
    await runAll(client, keys, ({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    // Migrations write rows, too.
    await client.query(`TRUNCATE ${Object.keys(manifest.tables).join(', ')}`);
    for (const [name, { columns, file }] of Object.entries(manifest.tables)) {
      const target = client.query(copyFrom(`COPY ${name} (${toColumnList(columns)}) FROM STDIN`));
      await readFileInto(backup, file, target);
    }
    const sequences = Object.entries(manifest.sequences);
    await client.query(
      `SELECT setval(name::regclass, value, called)
         FROM unnest($1::text[], $2::bigint[], $3::boolean[]) AS s (name, value, called)`,
      [
        sequences.map(([name]) => name),
        sequences.map(([, { value }]) => value),
        sequences.map(([, one]) => one.isCalled),
      ],
    );
    await runAll(
      client,
      keys,
      ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
    );
    await compareRows(client, manifest);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  const { parts, checksum } = await readJson(backup, manifest.sql, sqlFilesSchema);
  await applySqlFiles(client, { parts, checksum, steps: [] });
  await client.query('UPDATE sql_files.state SET steps = $1', [manifest.steps]);
}

/** Sends the statements together, because there are hundreds. */
async function runAll<Item>(client: ClientBase, items: Item[], toStatement: (item: Item) => string): Promise<void> {
  await client.query(items.map(toStatement).join('; '));
}

async function compareTables(client: ClientBase, manifest: Manifest): Promise<void> {
  const made = await selectTables(client);
  const wrong = [...new Set([...made.keys(), ...Object.keys(manifest.tables)])].filter((name) => {
    const [own, stored] = [made.get(name) ?? [], manifest.tables[name]?.columns ?? []];
    return own.toSorted().join() !== stored.toSorted().join();
  });
  if (wrong.length > 0)
    throw new StartError(
      `The backup has other tables or columns than its migrations make: ${wrong.join(', ')}. Restore it with version ${manifest.version}, or use another backup.`,
    );
}

async function compareRows(client: ClientBase, manifest: Manifest): Promise<void> {
  const wrong = await findDifferingTables(client, manifest);
  const sequences = await readSequences(client);
  for (const [name, { value, isCalled }] of Object.entries(manifest.sequences)) {
    const own = sequences[name];
    if (own?.value !== value || own.isCalled !== isCalled) wrong.push(name);
  }
  if (wrong.length > 0)
    throw new StartError(`After the load these differ from the backup: ${wrong.join(', ')}. Nothing was restored.`);
}

/** Returns names of tables whose number of rows or digest is not that of the backup. */
async function findDifferingTables(client: ClientBase, { tables }: Manifest): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, { columns, rows, file }] of Object.entries(tables)) {
    const meter = new Meter();
    const ignore = new Writable({ write: (_chunk, _encoding, done) => done() });
    const own = await copyRows(client, name, columns, (content) => pipeline(content, meter, ignore));
    if (own.rows !== rows || meter.digest() !== file.digest) wrong.push(name);
  }
  return wrong;
}
