import path from 'node:path';
import { builtServer } from '../folders.ts';
import { postgresCommand } from './postgresCommand.ts';
import type { Environment } from './runOnce.ts';
import { Service } from './Service.ts';

const hosts = path.resolve(import.meta.dirname, '..');
/** Small generations: loading Payload leaves 130 MB of garbage that V8 would otherwise keep as heap for good. */
const LEAN = ['--no-warnings', '--max-semi-space-size=4', '--max-old-space-size=512'];
/** Where each of them is; PostgreSQL's holder needs little, and Next has its own build. */
const PROGRAMS = {
  postgres: path.join(hosts, 'postgres.ts'),
  web: path.join(builtServer, 'web.js'),
  publisher: path.join(builtServer, 'publisher.js'),
  cms: path.join(hosts, 'cms.ts'),
};

export type Host = keyof typeof PROGRAMS;

type Surroundings = { onChange: (pids: number[]) => void; report: (line: string) => void };
type Start = { env: Environment; stages: string[]; socket?: number | undefined };

/** The processes of an installation: starts them and stops them in the right order. */
export class Processes {
  #services = new Map<Host, Service>();
  #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /**
   * @returns a promise for each stage, which resolves when the process says that it has come so far
   * @throws StartError when it ends by itself before
   */
  start(host: Host, { env, stages, socket }: Start): Promise<void>[] {
    const plain = [process.execPath, ...LEAN, PROGRAMS[host]];
    const onChange = () => this.#surroundings.onChange([...this.#services.values()].flatMap(({ pids }) => pids));
    const service = new Service({
      command: host === 'postgres' ? postgresCommand(plain, [env.POSTGRES_FOLDER ?? hosts, hosts]) : plain,
      name: host,
      env,
      stages,
      socket,
      report: this.#surroundings.report,
      onChange,
    });
    this.#services.set(host, service);
    onChange();
    return service.stages;
  }

  /** Has the code that is on the disk now take over; readers do not notice. */
  async renew(host: Host): Promise<void> {
    await this.#services.get(host)?.renew({ isSideBySide: host === 'web' });
  }

  /** Stops those that write first, the database last. */
  async stop(): Promise<void> {
    await Promise.all((['web', 'cms', 'publisher'] as const).map((host) => this.#services.get(host)?.stop()));
    await this.#services.get('postgres')?.stop();
  }
}
