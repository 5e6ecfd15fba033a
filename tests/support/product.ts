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

/** File in a copied installation with its port. With another port all pages would be rendered again. */
export const PORT_FILE = 'port';

export type Ended = { code: number | null; output: string };

/** A running `npm start` with its own folder and port. */
export type Product = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  output: () => string;
  /** Resolves when pages and API are served; rejects when the process ends before. */
  reading: Promise<void>;
  /**
   * Resolves when the closing block of the output is printed and the CMS has started; rejects when the process ends
   * before.
   */
  running: Promise<void>;
  ended: Promise<Ended>;
  /** Sends SIGINT as Ctrl-C does. */
  interrupt: () => Promise<Ended>;
};

export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-product-'));
  // When root starts it, PostgreSQL runs as another user, who must be able to reach the folder.
  await chmod(folder, 0o755);
  return folder;
}

type Start = {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Whether `npm start` itself runs, whose process is then `process` of the product. */
  byNpm?: boolean;
};

export async function startProduct({ dataDir, port, env = {}, byNpm = false }: Start): Promise<Product> {
  const chosen = port ?? (await findFreePort());
  const [program, ...args] = byNpm ? ['npm', 'start'] : [process.execPath, '--no-warnings', 'scripts/start.ts'];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      PORT: String(chosen),
      DATA_DIR: dataDir,
      LOG_FORMAT: 'pretty',
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const [served, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes("Readers' pages are served at")) served.resolve();
      if (/is running \([\d.]+ s\)("\}\n|\. [\s\S]*\/api\/health\n)/.test(output)) closing.resolve();
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

/** Returns the environment without the developer's settings of the product. */
function cleanEnvironment(): Record<string, string | undefined> {
  const { DATABASE_URL, PAYLOAD_SECRET, SITE_URL, CONTACT_EMAIL, DEMO_PASSWORD, HOST, NODE_ENV, LOG_LEVEL, ...rest } =
    process.env;
  return rest;
}

export function demoPassword(dataDir: string): string {
  return readSecrets(dataDir).demoPassword;
}

function readSecrets(dataDir: string): { demoPassword: string; postgresPassword: string } {
  return JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
}

/** Returns the process ids of an installation: the supervisor, the other processes, and PostgreSQL's server. */
export function readProcesses(dataDir: string): { supervisor: number; children: number[]; postgres: number } {
  const { supervisor } = JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8'));
  return { supervisor, children: findMarked(realpathSync(dataDir)), postgres: Number(postmaster(dataDir)[0]) };
}

/** Returns the address of the embedded database, while it runs. */
export function readDatabaseUrl(dataDir: string): string {
  return `postgres://postgres:${readSecrets(dataDir).postgresPassword}@127.0.0.1:${postmaster(dataDir)[3]}/common_ground`;
}

/** Returns the lines of PostgreSQL's pid file: process id, folder, start time, port. */
function postmaster(dataDir: string): string[] {
  return readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process that has ended keeps its id until its parent reads the exit status.
  return !existsSync('/proc/self/status') || /^State:\s+[^Z]/m.test(ofProcess(pid, 'status'));
}

/** Reads a file of a process in /proc; empty when the process has ended. */
export function ofProcess(pid: number, what: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the folder of the served pages. */
export function toPagesFolder(dataDir: string): string {
  return path.join(dataDir, 'site/current/');
}
