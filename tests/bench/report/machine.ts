import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const root = path.resolve(import.meta.dirname, '../../..');

export type Machine = Record<string, string | number>;

/** What a reader of the figures has to know of where they come from. */
export async function readMachine(databaseUrl: string): Promise<Machine> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.versions.node,
    postgres: rows[0]?.server_version ?? 'unknown',
    astro: versionOf('site', 'astro'),
    payload: versionOf('cms', 'payload'),
    next: versionOf('cms', 'next'),
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

function versionOf(workspace: string, name: string): string {
  return JSON.parse(readFileSync(path.join(root, workspace, 'node_modules', name, 'package.json'), 'utf8')).version;
}
