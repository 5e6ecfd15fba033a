import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Processes } from '@common-ground/cms/src/server/start/Processes.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';

/** How far each process has to come: every page is rendered, the API answers, the CMS does. */
const STAGES = { publisher: ['tree'], web: ['listening', 'api'], cms: ['cms'] };
export type Host = keyof typeof STAGES;

type Settings = { databaseUrl: string; folder: string; env: Record<string, string>; isTraced: boolean };
const TRACE = pathToFileURL(path.resolve(import.meta.dirname, '../publish/trace.ts')).href;

export type Site = {
  databaseUrl: string;
  origin: string;
  /** Of the processes, the one started last at the end. */
  pids: number[];
  /** What this process noted since the last time this was asked; see publish/trace.ts. */
  takeTrace: <Event>(host: Host) => Event[];
  stop: () => Promise<void>;
};

/** Processes over one database, started by the very code that `npm start` uses. */
export async function startSite(hosts: Host[], { databaseUrl, folder, env, isTraced }: Settings): Promise<Site> {
  mkdirSync(folder, { recursive: true });
  const port = String(await findFreePort());
  const traceOf = (host: Host) => path.join(folder, `trace-${host}.jsonl`);
  const processes = new Processes({
    onChange: (pids) => {
      site.pids = pids;
    },
    report: () => {},
  });
  const site: Site = {
    databaseUrl,
    origin: `http://127.0.0.1:${port}`,
    pids: [],
    takeTrace: (host) => takeLines(traceOf(host)),
    stop: () => processes.stop(),
  };
  const settings = { ...env, DATA_DIR: folder, PORT: port, CMS_PORT: port, HOST: '127.0.0.1' };
  const traced = (host: Host) => isTraced && { NODE_OPTIONS: `--import ${TRACE}`, BENCH_TRACE: traceOf(host) };
  await Promise.all(
    hosts.flatMap((host) =>
      processes.start(host, { env: { ...settings, ...(traced(host) || {}) }, stages: STAGES[host] }),
    ),
  );
  return site;
}

function takeLines<Event>(file: string): Event[] {
  try {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    rmSync(file);
    return lines.filter(Boolean).map((line) => JSON.parse(line) as Event);
  } catch {
    return [];
  }
}
