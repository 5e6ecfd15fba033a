import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { postgresCommand } from '@common-ground/cms/src/server/start/postgresCommand.ts';
import pg from 'pg';

const host = path.resolve(import.meta.dirname, '../../cms/src/server/postgres.ts');
const PASSWORD = 'test';

/** Settings of a server whose data need not survive a power cut. Autovacuum would visit a hundred databases in turn. */
const NON_DURABLE_SETTINGS = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum = off'];

export type TestPostgres = { url: string; stop: () => Promise<void> };

/** Starts the product's embedded PostgreSQL in a temporary folder. It ends with this process. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-test-'));
  // When root starts it, PostgreSQL runs as another user, who must be able to reach the folder.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const [command = '', ...args] = postgresCommand([process.execPath, '--no-warnings', host], [folder, host]);
  const child = spawn(command, args, {
    env: {
      ...process.env,
      POSTGRES_FOLDER: path.join(folder, 'postgres'),
      POSTGRES_PORT: String(port),
      POSTGRES_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { ready?: string; failed?: { message: string } }) => {
      if (message.ready) resolve();
      if (message.failed) reject(new Error(message.failed.message));
    });
    void exited.then(() => reject(new Error('The embedded PostgreSQL of the tests ended before it was ready')));
  });
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/common_ground`;
  await turnDurabilityOff(url);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function turnDurabilityOff(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of NON_DURABLE_SETTINGS) await client.query(`ALTER SYSTEM SET ${setting}`);
  await client.query('SELECT pg_reload_conf()');
  // Passwords are slow to check by design, which costs each connection 4 ms.
  await client.query(`SET scram_iterations = 1; ALTER USER postgres PASSWORD '${PASSWORD}'`);
  await client.end();
}
