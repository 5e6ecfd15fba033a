import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findMarked } from '@common-ground/cms/src/server/start/endProcesses.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** A first start builds site and CMS. */
const PATIENCE_MS = 8 * 60_000;

/** The file in a copied installation with the port of its address: with another one all pages are rendered anew. */
export const PORT_FILE = 'port';

export type Ended = { code: number | null; output: string };

/** What `npm start` runs, with a folder and a port of its own. */
export type Product = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output: () => string;
  /** Resolves when readers are served, API included; rejects when it ends before. */
  reading: Promise<void>;
  /** Resolves when it has printed its closing block, so that the CMS is there as well; rejects when it ends before. */
  running: Promise<void>;
  ended: Promise<Ended>;
  /** Ctrl-C. */
  interrupt: () => Promise<Ended>;
};

export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-product-'));
  // As root, PostgreSQL runs as a user of its own, who has to get into this folder.
  await chmod(folder, 0o755);
  return folder;
}

type Start = { dataDir: string; port?: number; env?: Record<string, string> };

export async function startProduct({ dataDir, port, env = {} }: Start): Promise<Product> {
  const chosen = port ?? (await findFreePort());
  const child = spawn(process.execPath, ['--no-warnings', 'scripts/start.ts'], {
    cwd: root,
    env: { ...cleanEnvironment(), PORT: String(chosen), DATA_DIR: dataDir, ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const [served, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes("Readers' pages are served at")) served.resolve();
      if (/is running \(.*\n[\s\S]*\/api\/health\n/.test(output)) closing.resolve();
    });
  }
  const end = (why: string) => {
    for (const stage of [served, closing]) stage.reject(new Error(`${why}:\n${output}`));
  };
  const timer = setTimeout(() => end('It did not come up in time'), PATIENCE_MS);
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })));
  void ended.then(() => end('It ended before it was running'));
  served.promise.catch(() => {});
  closing.promise.catch(() => {}).finally(() => clearTimeout(timer));
  return {
    url: `http://127.0.0.1:${chosen}`,
    dataDir,
    process: child,
    output: () => output,
    reading: served.promise,
    running: closing.promise,
    ended,
    interrupt() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** The settings of whoever runs the tests are not those of the product under test. */
function cleanEnvironment(): Record<string, string | undefined> {
  const { DATABASE_URL, PAYLOAD_SECRET, SITE_URL, CONTACT_EMAIL, DEMO_PASSWORD, HOST, NODE_ENV, ...rest } = process.env;
  return rest;
}

/** The password of the demo accounts of an installation. */
export function demoPassword(dataDir: string): string {
  return secretsOf(dataDir).demoPassword;
}

function secretsOf(dataDir: string): { demoPassword: string; postgresPassword: string } {
  return JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
}

/** Every process of an installation: the start, those that it or they started, and PostgreSQL's server among them. */
export function processesOf(dataDir: string): { supervisor: number; children: number[]; postgres: number } {
  const { supervisor } = JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8'));
  return { supervisor, children: findMarked(realpathSync(dataDir)), postgres: Number(postmaster(dataDir)[0]) };
}

/** Address of the embedded database, while it runs. */
export function databaseUrlOf(dataDir: string): string {
  return `postgres://postgres:${secretsOf(dataDir).postgresPassword}@127.0.0.1:${postmaster(dataDir)[3]}/common_ground`;
}

/** Its lines: process id, folder, start time, port. */
function postmaster(dataDir: string): string[] {
  return readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // One that has ended and that nobody has asked about yet still has its number.
  return !existsSync('/proc/self/status') || /^State:\s+[^Z]/m.test(ofProcess(pid, 'status'));
}

/** What the system tells of a process; nothing when it has ended, also between two looks at it. */
export function ofProcess(pid: number, what: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/** Where the pages stand that readers get. */
export function pagesOf(dataDir: string): string {
  return path.join(dataDir, 'site/current/');
}
