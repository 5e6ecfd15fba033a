import path from 'node:path';
import { logFormat } from '@common-ground/api/platform/log/log.ts';
import { READ_BY_PEOPLE } from '@common-ground/api/platform/log/printForPeople.ts';
import { builtServer } from '../folders.ts';
import { postgresCommand } from './postgresCommand.ts';
import type { Environment } from './runNode.ts';
import { Service, type ServiceOptions } from './Service.ts';

const sources = path.resolve(import.meta.dirname, '..');
const PROGRAMS = {
  web: path.join(builtServer, 'web.js'),
  publisher: path.join(builtServer, 'publisher.js'),
  cms: path.join(sources, 'cms.ts'),
  postgres: path.join(sources, 'postgres.ts'),
};
/** Keeps the heap small: loading Payload leaves 130 MB of garbage, which V8 would otherwise keep as heap. */
const LEAN = ['--no-warnings', '--max-semi-space-size=4', '--max-old-space-size=512'];

export type Host = keyof typeof PROGRAMS;

/** Ports of `/metrics` beside one another, by their distance from `METRICS_PORT`. */
const METRICS_PLACES: Partial<Record<Host, number>> = { web: 0, cms: 1, publisher: 2 };

export function findMetricsPort(host: Host, first: Environment[string]): number | undefined {
  const place = METRICS_PLACES[host];
  return first && place !== undefined ? Number(first) + place : undefined;
}

export function programCommand(host: Host): [string, ...string[]] {
  return [process.execPath, ...LEAN, PROGRAMS[host]];
}

export function createService(host: Host, options: Pick<ServiceOptions, 'env' | 'writeLine' | 'socket'>): Service {
  const plain = programCommand(host);
  const folders = [String(options.env.POSTGRES_FOLDER), sources];
  const env = {
    ...options.env,
    METRICS_PORT: findMetricsPort(host, options.env.METRICS_PORT),
    // The supervisor makes the lines readable, and reads from them what a process last reported.
    LOG_FORMAT: 'json',
    [READ_BY_PEOPLE]: logFormat === 'pretty' ? 'yes' : 'no',
  };
  return new Service({
    ...options,
    env,
    name: host,
    command: host === 'postgres' ? postgresCommand(plain, folders) : plain,
  });
}
