import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtServer } from '../folders.ts';
import { limitLines } from './limitLines.ts';
import { postgresCommand } from './postgresCommand.ts';
import { type Environment, QUICK } from './runOnce.ts';
import { Service } from './Service.ts';

const hosts = path.resolve(import.meta.dirname, '..');
/** Small generations: loading Payload leaves 130 MB of garbage that V8 would otherwise keep as heap for good. */
const LEAN = ['--no-warnings', '--max-semi-space-size=4', '--max-old-space-size=512'];
/** Where each of them is; PostgreSQL's holder needs little, and Next has its own build. */
const PROGRAMS = {
  postgres: [path.join(hosts, 'postgres.ts')],
  web: [path.join(builtServer, 'web.js')],
  publisher: [path.join(builtServer, 'publisher.js')],
  cms: [...QUICK, path.join(hosts, 'cms.ts')],
};

export type Host = keyof typeof PROGRAMS;

type Surroundings = {
  /** Where each of them holds a lock, for a later start to find it. */
  locks?: string;
  onChange: (pids: number[]) => void;
  report: (line: string) => void;
};
type Start = { env: Environment; stages: string[]; socket?: number | undefined };

/** The processes of an installation: starts them and stops them in the right order. */
export class Processes {
  #services = new Map<Host, Service>();
  #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /**
   * @returns resolves when the process says that it has come to `stage`
   * @throws StartError when it ends by itself before
   */
  start(host: Host, { env, stages, socket }: Start): Promise<void>[] {
    const { locks, onChange, report } = this.#surroundings;
    const plain = { command: process.execPath, args: [...LEAN, ...PROGRAMS[host]] };
    const tellPids = () => onChange([...this.#services.values()].flatMap(({ pids }) => pids));
    const reached = [env.POSTGRES_FOLDER ?? hosts, hosts, process.execPath];
    const service = new Service({
      ...(host === 'postgres' ? postgresCommand(plain, reached) : plain),
      name: host,
      env: { ...env, LOCKS_FOLDER: locks },
      stages,
      socket,
      report: limitLines(report),
      onChange: tellPids,
      onEnd: (pid) => locks && rmSync(path.join(locks, String(pid)), { force: true }),
    });
    this.#services.set(host, service);
    tellPids();
    return service.stages;
  }

  /** Has the code that is on the disk now take over; readers do not notice. */
  async renew(host: Host): Promise<void> {
    await this.#services.get(host)?.renew({ isSideBySide: host === 'web' });
  }

  /** Those who write first, the database last. */
  async stop(): Promise<void> {
    await Promise.all((['web', 'cms', 'publisher'] as const).map((host) => this.#services.get(host)?.stop()));
    await this.#services.get('postgres')?.stop();
  }
}
