import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfChanged, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';
import { Processes } from '@common-ground/cms/src/server/start/Processes.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { runOnce } from '@common-ground/cms/src/server/start/runOnce.ts';
import pg from 'pg';
import { generate } from '../generate.ts';
import { Helper } from './Helper.ts';
import { Site } from './Site.ts';

export type StageOptions = {
  isQuick: boolean;
  keep: boolean;
  /** Sites with more conditions than this are left out. */
  most: number;
  say: (line: string) => void;
};

/** Lengths that settings demand; nothing outside this machine ever sees them. */
const PAYLOAD_SECRET = 'benchmarks-only-benchmarks-only-benchmarks';

/**
 * All that a benchmark stands on: a temporary folder, a PostgreSQL server, filled databases, and processes. `close`
 * ends what was started here, and nothing else, and leaves nothing behind.
 */
export class Stage {
  readonly folder: string;
  readonly options: StageOptions;
  #server: string;
  #postgres: Processes | undefined;
  #databases = new Map<string, Promise<string>>();
  #closing: (() => Promise<unknown>)[] = [];

  private constructor(folder: string, server: string, options: StageOptions, postgres?: Processes) {
    this.folder = folder;
    this.#server = server;
    this.options = options;
    this.#postgres = postgres;
  }

  static async open(options: StageOptions): Promise<Stage> {
    const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-bench-'));
    // PostgreSQL runs as a user of its own where this runs as root, and must be able to reach its folder.
    chmodSync(folder, 0o755);
    const given = process.env.BENCH_DATABASE_URL;
    if (given) return new Stage(folder, given, options);
    options.say('Starting a PostgreSQL server of its own');
    const postgres = new Processes({ onChange: () => {}, report: options.say });
    const port = await findFreePort();
    const env = {
      POSTGRES_FOLDER: path.join(folder, 'postgres'),
      POSTGRES_PORT: String(port),
      POSTGRES_PASSWORD: 'bench',
    };
    await postgres.start('postgres', env, ['postgres'])[0];
    return new Stage(folder, `postgres://postgres:bench@127.0.0.1:${port}/common_ground`, options, postgres);
  }

  /** Builds the site, unless what is there was built from these sources. */
  async buildSite(): Promise<void> {
    this.options.say('Building the site, if it changed');
    await buildIfChanged(siteBuild, process.env);
  }

  /** A migrated database with so many generated conditions; made once for all benchmarks of a run. */
  database(conditions: number): Promise<string> {
    return this.#known(`cg_bench_${conditions}`, (databaseUrl) => this.#generate(databaseUrl, conditions));
  }

  /** A migrated database with the content that comes with the project, as `npm start` fills it. */
  seededDatabase(): Promise<string> {
    return this.#known('cg_bench_seeded', (databaseUrl) => this.#seed(databaseUrl));
  }

  /** A site over a database: publisher and gateway, each in a process of its own, as in production. */
  site(databaseUrl: string, name: string): Promise<Site> {
    return this.#start(Site.start, databaseUrl, name);
  }

  /** Gateway and API without a publisher: besides the API it serves what pages there are in its folder. */
  api(databaseUrl: string, name = 'api'): Promise<Site> {
    return this.#start(Site.startApi, databaseUrl, name);
  }

  cms(databaseUrl: string): Promise<Site> {
    return this.#start(Site.startCms, databaseUrl, 'cms');
  }

  /** A script of the benchmarks in a process of its own. */
  async helper(script: string, env: Record<string, string>): Promise<Helper> {
    const helper = await Helper.start(script, env);
    this.#closing.push(() => helper.stop());
    return helper;
  }

  /** What a benchmark started by itself. */
  onClear(close: () => Promise<unknown>): void {
    this.#closing.push(close);
  }

  environment(databaseUrl: string): Record<string, string> {
    return {
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET,
      SITE_URL: 'https://bench.example',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    };
  }

  /** Ends the processes of one benchmark; the databases stay for the next. */
  async clear(): Promise<void> {
    const closing = this.#closing.reverse();
    this.#closing = [];
    for (const close of closing) await close().catch((error) => console.error(error));
  }

  async close(): Promise<void> {
    await this.clear();
    if (!this.#postgres && !this.options.keep) await this.#dropDatabases();
    await this.#postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #start(start: typeof Site.start, databaseUrl: string, name: string): Promise<Site> {
    const site = await start({ databaseUrl, folder: path.join(this.folder, name), env: this.environment(databaseUrl) });
    this.#closing.push(() => site.stop());
    return site;
  }

  #known(name: string, fill: (databaseUrl: string) => Promise<void>): Promise<string> {
    const known = this.#databases.get(name) ?? this.#makeDatabase(name, fill);
    this.#databases.set(name, known);
    return known;
  }

  async #makeDatabase(name: string, fill: (databaseUrl: string) => Promise<void>): Promise<string> {
    const url = new URL(this.#server);
    url.pathname = `/${name}`;
    const databaseUrl = url.toString();
    if (await this.#exists(name)) {
      this.options.say(`Using the database ${name} of an earlier run`);
      return databaseUrl;
    }
    await this.#onServer(`CREATE DATABASE ${name}`);
    await runOnce('cms/src/server/migrate.ts', this.environment(databaseUrl));
    await fill(databaseUrl);
    return databaseUrl;
  }

  async #generate(databaseUrl: string, conditions: number): Promise<void> {
    this.options.say(`Writing ${conditions} conditions in ten languages`);
    const { translations, seconds } = await generate({ databaseUrl, conditions });
    this.options.say(`  and ${translations} translations, in ${seconds.toFixed(1)} s`);
  }

  async #seed(databaseUrl: string): Promise<void> {
    this.options.say('Writing the seed content');
    await runOnce('content-seed/src/run.ts', this.environment(databaseUrl));
  }

  async #exists(name: string): Promise<boolean> {
    const rows = await this.#onServer(`SELECT FROM pg_database WHERE datname = '${name}'`);
    if (rows === 0) return false;
    if (this.options.keep) return true;
    throw new Error(`The server of BENCH_DATABASE_URL has a database ${name}. Drop it, or use it again with --keep.`);
  }

  async #dropDatabases(): Promise<void> {
    for (const name of this.#databases.keys()) await this.#onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }

  async #onServer(text: string): Promise<number> {
    const client = new pg.Client({ connectionString: this.#server });
    await client.connect();
    try {
      return (await client.query(text)).rowCount ?? 0;
    } finally {
      await client.end();
    }
  }
}
