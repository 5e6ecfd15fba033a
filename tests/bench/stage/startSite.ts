import { mkdirSync } from 'node:fs';
import { Processes } from '@common-ground/cms/src/server/start/Processes.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';

/** How far each process has to come: every page is rendered, the API answers, the CMS does. */
const STAGES = { publisher: ['tree'], web: ['listening', 'api'], cms: ['cms'] };
export type Host = keyof typeof STAGES;

export type Site = {
  origin: string;
  /** Of the processes, the one started last at the end. */
  pids: number[];
  stop: () => Promise<void>;
};

/** Processes over one database, started by the very code that `npm start` uses. */
export async function startSite(hosts: Host[], folder: string, env: Record<string, string>): Promise<Site> {
  mkdirSync(folder, { recursive: true });
  const port = String(await findFreePort());
  const processes = new Processes({
    onChange: (pids) => {
      site.pids = pids;
    },
    report: () => {},
  });
  const site: Site = { origin: `http://127.0.0.1:${port}`, pids: [], stop: () => processes.stop() };
  const settings = { ...env, DATA_DIR: folder, PORT: port, CMS_PORT: port, HOST: '127.0.0.1' };
  await Promise.all(hosts.flatMap((host) => processes.start(host, { env: settings, stages: STAGES[host] })));
  return site;
}
