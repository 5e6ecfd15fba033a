import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { type Catalog, readCatalog, type SqlClient } from './readCatalog.ts';
import { readSqlFiles, type SqlFiles, type SqlPart, type SqlStep } from './readSqlFiles.ts';

/** Short, because other statements on a table queue up behind one that waits for its lock. */
const LOCK_TIMEOUT = '500ms';
const TRIES = 40;
const RETRY_MS = 250;

/** SQLSTATEs: lock not available, deadlock. */
const BUSY = ['55P03', '40P01'];
/** A function, table, column or type is missing, which another file may create. */
const MISSING = ['42883', '42P01', '42703', '42704'];
/** CREATE OR REPLACE cannot change the result of a function or the columns of a view. */
const NOT_REPLACEABLE = ['42P13', '42P16'];
const STILL_USED = ['2BP01'];

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS sql_files;
  CREATE TABLE IF NOT EXISTS sql_files.state (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    checksum text NOT NULL,
    migrations integer NOT NULL,
    steps text[] NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sql_files.part (name text PRIMARY KEY, digest text NOT NULL, objects jsonb NOT NULL);`;

/** The digest of each part that was applied, and the definitions that its objects had afterwards. */
type Applied = Map<string, { digest: string; objects: Record<string, string | null> }>;

/** Returns whether the database has what files and migrations say, in a few milliseconds. */
export async function areSqlFilesApplied(client: SqlClient, { checksum } = readSqlFiles()): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('sql_files.state') IS NOT NULL AS exists`);
  if (!rows[0].exists) return false;
  const { rowCount } = await client.query(
    `SELECT FROM sql_files.state WHERE checksum = $1
       AND migrations = (SELECT count(*) FROM public.payload_migrations)`,
    [checksum],
  );
  return rowCount === 1;
}

/**
 * Brings functions, views and triggers to what the files say, in one transaction. The caller must hold the lock of
 * migrations. Writes only what differs, because to replace a trigger locks its table, and deletes only what an earlier
 * call created.
 * @returns names of the written parts
 * @throws Error when a file is wrong, or when something that no file creates uses what must be deleted
 */
export async function applySqlFiles(client: SqlClient, sql = readSqlFiles(), isForced = false): Promise<string[]> {
  if (!isForced && (await areSqlFilesApplied(client, sql))) return [];
  for (let tries = 1; ; tries++) {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; SET LOCAL search_path = public; ${TABLES}`);
      const written = await apply(client, sql, isForced);
      await runSteps(client, sql);
      await client.query('COMMIT');
      return written;
    } catch (error) {
      await client.query('ROLLBACK');
      if (tries === TRIES || !hasCode(error, BUSY)) throw error;
      await wait(RETRY_MS);
    }
  }
}

/** Returns the names of parts whose text differs from what was applied, of new ones, and of ones that no file has. */
export async function findChangedParts(client: SqlClient, { parts } = readSqlFiles()): Promise<string[]> {
  const { rows: tables } = await client.query(`SELECT to_regclass('sql_files.part') IS NOT NULL AS exists`);
  const { rows } = tables[0].exists ? await client.query('SELECT name, digest FROM sql_files.part') : { rows: [] };
  const applied = new Map<string, string>(rows.map(({ name, digest }) => [name, digest]));
  const now = new Map(parts.map(({ name, digest }) => [name, digest]));
  return [...new Set([...now.keys(), ...applied.keys()])].filter((name) => now.get(name) !== applied.get(name)).sort();
}

async function apply(client: SqlClient, { parts }: SqlFiles, isForced: boolean): Promise<string[]> {
  const { rows } = await client.query('SELECT name, digest, objects FROM sql_files.part');
  const earlier: Applied = new Map(rows.map(({ name, ...part }) => [name, part]));
  const before = await readCatalog(client);
  const changed = parts.filter((part) => isForced || !isCurrent(part, earlier, before));
  let written = await writeParts(client, parts, changed);
  let after = await readCatalog(client);
  let applied = findApplied(parts, { earlier, before, written, after });

  const own = listObjects(applied);
  const old = [...listObjects(earlier)].filter((object) => !own.has(object) && after.has(object));
  if (old.length > 0 && !(await deleteUnused(client, old))) {
    // Parts that did not change still use an old signature, until it is gone and they are written again.
    await deleteWithUsers(client, old);
    written = await writeParts(client, parts, parts);
    after = await readCatalog(client);
    applied = findApplied(parts, { earlier, before, written, after });
  }
  const ownBefore = listObjects(earlier);
  const lost = [...before.keys()].filter((object) => !after.has(object) && !ownBefore.has(object));
  if (lost.length > 0) throw new Error(`Writing ${written.join(', ')} would also delete ${lost.join(', ')}`);

  await client.query('DELETE FROM sql_files.part');
  await client.query(
    'INSERT INTO sql_files.part SELECT * FROM jsonb_to_recordset($1) AS part (name text, digest text, objects jsonb)',
    [JSON.stringify([...applied].map(([name, part]) => ({ name, ...part })))],
  );
  return written;
}

type Run = { earlier: Applied; before: Catalog; written: string[]; after: Catalog };

/** Finds the objects of each part: those that this run wrote, or that it left as an earlier run wrote them. */
function findApplied(parts: SqlPart[], { earlier, before, written, after }: Run): Applied {
  const applied: Applied = new Map(parts.map(({ name, digest }) => [name, { digest, objects: {} }]));
  for (const { object, name, version, definition } of after.values()) {
    const part = applied.get(name ?? '');
    if (!part || !name) continue;
    const isWritten = written.includes(name);
    const isOwn = isWritten ? before.get(object)?.version !== version : object in (earlier.get(name)?.objects ?? {});
    if (isOwn) part.objects[object] = definition;
  }
  return applied;
}

function isCurrent({ name, digest }: SqlPart, applied: Applied, catalog: Catalog): boolean {
  const known = applied.get(name);
  if (known?.digest !== digest) return false;
  return Object.entries(known.objects).every(([object, definition]) => catalog.get(object)?.definition === definition);
}

function listObjects(applied: Applied): Set<string> {
  return new Set([...applied.values()].flatMap(({ objects }) => Object.keys(objects)));
}

/**
 * Deletes a part that cannot be replaced with all that uses it, and then writes every part.
 * @returns names of the written parts
 */
async function writeParts(client: SqlClient, all: SqlPart[], changed: SqlPart[], deleted = ''): Promise<string[]> {
  try {
    await runInAnyOrder(client, changed, MISSING);
    return changed.map(({ name }) => name);
  } catch (error) {
    const part = all.find(({ file }) => error instanceof Error && error.message.startsWith(`${file}: `));
    if (!part || !hasCode(error, NOT_REPLACEABLE) || deleted.includes(part.name)) throw error;
    const objects = [...(await readCatalog(client)).values()].filter(({ name }) => name === part.name);
    await deleteWithUsers(
      client,
      objects.map(({ object }) => object),
    );
    return writeParts(client, all, all, `${deleted} ${part.name}`);
  }
}

/** Returns false, and deletes nothing, when something else uses one of the objects. */
async function deleteUnused(client: SqlClient, objects: string[]): Promise<boolean> {
  const drops = objects.map((object) => ({ file: object, text: `DROP ${object};` }));
  await client.query('SAVEPOINT all_objects');
  try {
    await runInAnyOrder(client, drops, STILL_USED);
    return true;
  } catch (error) {
    if (!hasCode(error, STILL_USED)) throw error;
    await client.query('ROLLBACK TO all_objects');
    return false;
  }
}

async function deleteWithUsers(client: SqlClient, objects: string[]): Promise<void> {
  for (const object of objects) await client.query(`DROP ${object.replace(' ', ' IF EXISTS ')} CASCADE`);
}

/** Runs statements, and those that fail with one of `codes` again after the others, until none is left. */
async function runInAnyOrder(client: SqlClient, statements: SqlStep[], codes: string[]): Promise<void> {
  const failed: SqlStep[] = [];
  let failure: unknown;
  for (const statement of statements) {
    try {
      await client.query(`SAVEPOINT one; ${statement.text} RELEASE one`);
    } catch (error) {
      await client.query('ROLLBACK TO one');
      failure = Object.assign(error as Error, { message: `${statement.file}: ${(error as Error).message}` });
      if (!hasCode(error, codes)) throw failure;
      failed.push(statement);
    }
  }
  if (failed.length > 0 && failed.length === statements.length) throw failure;
  if (failed.length > 0) await runInAnyOrder(client, failed, codes);
}

async function runSteps(client: SqlClient, { steps, checksum }: SqlFiles): Promise<void> {
  const { rows } = await client.query<{ steps: string[] }>('SELECT steps FROM sql_files.state');
  const done = rows[0]?.steps ?? [];
  const due = steps.filter(({ file }) => !done.includes(file));
  for (const { text } of due) await client.query(text);
  await client.query(
    `INSERT INTO sql_files.state (checksum, migrations, steps) SELECT $1, count(*), $2 FROM public.payload_migrations
     ON CONFLICT (only_row) DO UPDATE SET checksum = excluded.checksum, migrations = excluded.migrations,
       steps = excluded.steps`,
    [checksum, [...done, ...due.map(({ file }) => file)]],
  );
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof DatabaseError && codes.includes(error.code ?? '');
}
