import path from 'node:path';
import { builtServer } from '../folders.ts';
import { postgresCommand } from './postgresCommand.ts';
import type { Environment } from './runOnce.ts';
import { Service } from './Service.ts';

const hosts = path.resolve(import.meta.dirname, '..');
/** Small generations: loading Payload leaves 130 MB of garbage that V8 would otherwise keep as heap for good. */
const LEAN = ['--no-warnings', '--max-semi-space-size=4', '--max-old-space-size=512'];
/** The programs, and what they say when they are ready. Next has a build of its own. */
const HOSTS = {
  web: { program: path.join(builtServer, 'web.js'), stage: 'api' },
  cms: { program: path.join(hosts, 'cms.ts'), stage: 'cms' },
  publisher: { program: path.join(builtServer, 'publisher.js'), stage: 'tree' },
  postgres: { program: path.join(hosts, 'postgres.ts'), stage: 'postgres' },
};

export type Host = keyof typeof HOSTS;

/** The processes of an installation. */
export class Processes {
  #services = new Map<Host, Service>();
  #report: (line: string) => void;

  constructor(report: (line: string) => void) {
    this.#report = report;
  }

  get pids(): number[] {
    return [...this.#services.values()].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Starts a process, and resolves when it is ready.
   * @throws StartError when the process ends by itself before
   */
  start(host: Host, env: Environment, socket?: number): Promise<void> {
    const { program, stage } = HOSTS[host];
    const plain = [process.execPath, ...LEAN, program];
    const command = host === 'postgres' ? postgresCommand(plain, [env.POSTGRES_FOLDER ?? hosts, hosts]) : plain;
    const service = new Service({ name: host, command, env, stage, socket, report: this.#report });
    this.#services.set(host, service);
    return service.start();
  }

  /** Replaces a process by one with the code that is on the disk now. Readers wait meanwhile: the port is held. */
  async renew(host: Host): Promise<void> {
    const service = this.#services.get(host);
    await service?.stop({ isHurried: false });
    await service?.start();
  }

  async stop(): Promise<void> {
    const { postgres, ...others } = Object.fromEntries(this.#services);
    await Promise.all(Object.values(others).map((service) => service.stop()));
    await postgres?.stop();
  }
}
