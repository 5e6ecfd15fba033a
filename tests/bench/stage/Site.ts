import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Processes } from '@common-ground/cms/src/server/start/Processes.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';

type Settings = { databaseUrl: string; folder: string; env: Record<string, string> };

/** Publisher and gateway over one database, started by the very code that `npm start` uses. */
export class Site {
  readonly databaseUrl: string;
  readonly origin: string;
  /** Where the publisher notes what it did when; see publish/trace.ts. */
  readonly traceFile: string;
  /** The same of the API. */
  readonly apiTraceFile: string;
  /** Of the processes, the one started last at the end. */
  pids: number[] = [];
  #processes: Processes;
  #said: string[] = [];

  private constructor({ databaseUrl, folder }: Settings, port: number) {
    this.databaseUrl = databaseUrl;
    this.origin = `http://127.0.0.1:${port}`;
    this.traceFile = path.join(folder, 'trace.jsonl');
    this.apiTraceFile = path.join(folder, 'trace-api.jsonl');
    this.#processes = new Processes({
      onChange: (pids) => {
        this.pids = pids;
      },
      report: (line) => this.#said.push(line),
    });
  }

  /** Resolves when every page is rendered and the API answers. */
  static async start(settings: Settings): Promise<Site> {
    const { site, env } = await Site.#prepare(settings);
    const trace = pathToFileURL(path.resolve(import.meta.dirname, '../publish/trace.ts')).href;
    const traced = (file: string) => ({ ...env, NODE_OPTIONS: `--import ${trace}`, BENCH_TRACE: file });
    await Promise.all([
      ...site.#processes.start('publisher', traced(site.traceFile), ['tree']),
      ...site.#processes.start('web', traced(site.apiTraceFile), ['listening', 'api']),
    ]);
    return site;
  }

  /** The API alone: no page is rendered. */
  static async startApi(settings: Settings): Promise<Site> {
    const { site, env } = await Site.#prepare(settings);
    await Promise.all(site.#processes.start('web', env, ['listening', 'api']));
    return site;
  }

  /** The CMS alone, which has Payload's stock REST. */
  static async startCms(settings: Settings): Promise<Site> {
    const { site, env } = await Site.#prepare(settings);
    await Promise.all(site.#processes.start('cms', { ...env, CMS_PORT: env.PORT }, ['cms']));
    return site;
  }

  static async #prepare(settings: Settings): Promise<{ site: Site; env: Record<string, string> & { PORT: string } }> {
    mkdirSync(settings.folder, { recursive: true });
    const port = await findFreePort();
    const env = { ...settings.env, DATA_DIR: settings.folder, PORT: String(port), HOST: '127.0.0.1' };
    return { site: new Site(settings, port), env };
  }

  /** What the publisher (or another) noted since the last time this was asked. */
  takeTrace<Event>(file = this.traceFile): Event[] {
    try {
      const text = readFileSync(file, 'utf8');
      rmSync(file);
      return text
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Event);
    } catch {
      return [];
    }
  }

  /** Lines that the processes printed: after a failure they say why. */
  get said(): string[] {
    return this.#said;
  }

  stop(): Promise<void> {
    return this.#processes.stop();
  }
}
