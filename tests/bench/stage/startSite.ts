import { mkdirSync } from 'node:fs';
import { type Host as AnyHost, Processes } from '@common-ground/cms/src/server/start/Processes.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';

export type Host = Exclude<AnyHost, 'postgres'>;

export type Site = {
  origin: string;
  /** Of the processes, the one started last at the end. */
  readonly pids: number[];
  stop: () => Promise<void>;
};

/** Processes over one database, started by the very code that `npm start` uses. */
export async function startSite(hosts: Host[], folder: string, env: Record<string, string>): Promise<Site> {
  mkdirSync(folder, { recursive: true });
  const port = String(await findFreePort());
  const processes = new Processes(() => {});
  const settings = { ...env, DATA_DIR: folder, PORT: port, CMS_PORT: port, HOST: '127.0.0.1' };
  await Promise.all(hosts.map((host) => processes.start(host, settings)));
  return { origin: `http://127.0.0.1:${port}`, pids: processes.pids, stop: () => processes.stop() };
}
