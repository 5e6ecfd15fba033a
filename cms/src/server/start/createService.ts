import path from 'node:path';
import { builtServer } from '../folders.ts';
import { postgresCommand } from './postgresCommand.ts';
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

export function createService(host: Host, options: Pick<ServiceOptions, 'env' | 'report' | 'socket'>): Service {
  const plain = [process.execPath, ...LEAN, PROGRAMS[host]];
  const folders = [String(options.env.POSTGRES_FOLDER), sources];
  return new Service({
    ...options,
    name: host,
    command: host === 'postgres' ? postgresCommand(plain, folders) : plain,
  });
}
