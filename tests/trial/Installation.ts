import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged, serverBuild, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';
import { createService } from '@common-ground/cms/src/server/start/createService.ts';
import { runOnce } from '@common-ground/cms/src/server/start/runNode.ts';
import type { Service } from '@common-ground/cms/src/server/start/Service.ts';
import type { ServiceLine } from '@common-ground/cms/src/server/start/serviceLines.ts';
import { Cluster } from './Cluster.ts';
import { Program } from './Program.ts';
import { writeNginxConfiguration } from './writeNginxConfiguration.ts';

export const ORIGIN = 'http://127.0.0.1:4960';
export const PASSWORD = 'a password for the trial';
const ROLES = ['publisher-1', 'publisher-2', 'web-1', 'web-2', 'cms'] as const;
type Role = (typeof ROLES)[number];
const PORTS: Partial<Record<Role, string>> = { 'web-1': '4961', 'web-2': '4962' };
const CMS_PORT = '4963';
/** Milliseconds between two looks at the processes. */
const WATCH_MS = 100;

/** Two web processes, two publishers and a cms process on one cluster and one tree, and nginx in front. */
export class Installation {
  #folder: string;
  #isPooled: boolean;
  #services = new Map<Role, Service>();
  #nginx: Program | undefined;
  /** Ends of processes that the trial did not cause. */
  readonly ends: string[] = [];
  #pids = new Map<Role, number>();
  #killed = new Set<number>();
  #watch: NodeJS.Timeout | undefined;

  constructor(folder: string, isPooled: boolean) {
    this.#folder = folder;
    this.#isPooled = isPooled;
  }

  async prepareDatabase(): Promise<void> {
    await buildIfChanged(serverBuild, {});
    await buildIfChanged(siteBuild, this.#environment());
    await runOnce('migrate', this.#environment());
    await runOnce('seed', this.#environment());
  }

  async start(): Promise<void> {
    for (const role of ROLES) this.#services.set(role, this.#create(role));
    await Promise.all([...this.#services.values()].map((service) => service.start()));
    this.#watch = setInterval(() => this.#notePids(), WATCH_MS);
    const file = writeNginxConfiguration({
      folder: this.#folder,
      tree: path.join(this.#folder, 'data/site'),
      listen: new URL(ORIGIN).host,
      webPorts: Object.values(PORTS),
    });
    this.#nginx = new Program(['nginx', '-c', file], { log: path.join(this.#folder, 'nginx.out') });
  }

  /** Kills a process, which is started again at once. */
  kill(role: Role): void {
    const pid = this.#services.get(role)?.pid;
    if (!pid) throw new Error(`${role} does not run`);
    this.#killed.add(pid);
    process.kill(pid, 'SIGKILL');
  }

  /** Notes the processes that are gone or replaced since the last look. */
  #notePids(): void {
    for (const [role, { pid }] of this.#services) {
      const before = this.#pids.get(role);
      if (before !== undefined && before !== pid && !this.#killed.has(before))
        this.ends.push(`${role} ended by itself`);
      if (pid === undefined) this.#pids.delete(role);
      else this.#pids.set(role, pid);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#watch);
    await this.#nginx?.stop();
    await Promise.all([...this.#services.values()].map((service) => service.stop()));
  }

  #create(role: Role): Service {
    const [host] = role.split('-') as ['web' | 'publisher' | 'cms'];
    const log = path.join(this.#folder, `${role}.log`);
    const writeLine = ({ text }: ServiceLine) => appendFileSync(log, `${text}\n`);
    return createService(host, { env: { ...this.#environment(), PORT: PORTS[role] }, writeLine });
  }

  #environment(): Record<string, string> {
    const data = path.join(this.#folder, 'data');
    mkdirSync(data, { recursive: true });
    return {
      DATABASE_URL: this.#isPooled ? Cluster.pooledUrl : Cluster.url,
      DATABASE_DIRECT_URL: Cluster.url,
      // PgBouncer knows names of statements from 1.21 on, and Debian 12 has 1.18.
      DATABASE_STATEMENT_NAMES: this.#isPooled ? 'off' : 'on',
      PAYLOAD_SECRET: 'for-the-trial-only-for-the-trial-only',
      SITE_URL: ORIGIN,
      DATA_DIR: data,
      CMS_PORT,
      CMS_ORIGIN: `http://127.0.0.1:${CMS_PORT}`,
      TRUSTED_PROXIES: '1',
      DEMO_PASSWORD: PASSWORD,
    };
  }
}
