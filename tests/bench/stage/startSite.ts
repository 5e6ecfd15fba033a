import { mkdirSync } from 'node:fs';
import { type Host as AnyHost, createService } from '@common-ground/cms/src/server/start/createService.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';

export type Host = Exclude<AnyHost, 'postgres'>;

export type Site = {
  origin: string;
  /** Process ids in the order of `hosts`. */
  readonly pids: number[];
  stop: () => Promise<unknown>;
};

export async function startSite(hosts: Host[], folder: string, env: Record<string, string>): Promise<Site> {
  mkdirSync(folder, { recursive: true });
  const port = String(await findFreePort());
  const settings = { ...env, DATA_DIR: folder, PORT: port, CMS_PORT: port, HOST: '127.0.0.1' };
  const services = hosts.map((host) => createService(host, { env: settings, writeLine: () => {} }));
  await Promise.all(services.map((service) => service.start()));
  return {
    origin: `http://127.0.0.1:${port}`,
    pids: services.flatMap(({ pid }) => pid ?? []),
    stop: () => Promise.all(services.map((service) => service.stop())),
  };
}
