import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfChanged, serverBuild, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';
import { createService } from '@common-ground/cms/src/server/start/createService.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { runOnce } from '@common-ground/cms/src/server/start/runNode.ts';
import type { Service } from '@common-ground/cms/src/server/start/Service.ts';
import pg from 'pg';
import { generate } from '../generator/generate.ts';
import { Helper } from './Helper.ts';
import { type Host, type Site, startSite } from './startSite.ts';

type StageOptions = {
  isQuick: boolean;
  /** Maximum number of conditions of a site: `publish` leaves larger sites out, `build` reduces them. */
  most: number;
  say: (line: string) => void;
};
type Fill = (databaseUrl: string) => Promise<void>;

/**
 * The environment of a benchmark: a temporary folder, a PostgreSQL server, filled databases and processes. `close`
 * stops only what was started here, and removes the folder.
 */
export class Stage {
  readonly folder: string;
  readonly options: StageOptions;
  #server = '';
  #postgres: Service | undefined;
  #databases = new Map<string, Promise<string>>();
  #closing: (() => Promise<unknown>)[] = [];

  private constructor(options: StageOptions) {
    this.folder = mkdtempSync(path.join(tmpdir(), 'common-ground-bench-'));
    this.options = options;
    // When root starts it, PostgreSQL runs as another user, who must be able to reach the folder.
    chmodSync(this.folder, 0o755);
  }

  static async open(options: StageOptions): Promise<Stage> {
    const stage = new Stage(options);
    await buildIfChanged(serverBuild, {});
    await stage.#startPostgres();
    return stage;
  }

  async buildSite(): Promise<void> {
    this.options.say('Building the site, if it changed');
    await buildIfChanged(siteBuild, process.env);
  }

  /** Returns a migrated database with generated conditions. It is made once for all benchmarks of a run. */
  database(conditions: number): Promise<string> {
    return this.#known(`cg_bench_${conditions}`, async (databaseUrl) => {
      this.options.say(`Writing ${conditions} conditions in ten languages`);
      const { translations, seconds } = await generate({ databaseUrl, conditions });
      this.options.say(`  and ${translations} translations, in ${seconds.toFixed(1)} s`);
    });
  }

  seededDatabase(): Promise<string> {
    return this.#known('cg_bench_seeded', async (databaseUrl) => {
      this.options.say('Writing the seed content');
      await runOnce('seed', this.environment(databaseUrl));
    });
  }

  /**
   * Starts the production processes over a database: `publisher` renders every page, `web` serves API and pages, `cms`
   * serves Payload's REST API.
   * @param name the name of their folder within the stage's folder
   */
  async start(hosts: Host[], databaseUrl: string, name: string): Promise<Site> {
    const site = await startSite(hosts, path.join(this.folder, name), this.environment(databaseUrl));
    this.#closing.push(() => site.stop());
    return site;
  }

  async helper(script: string, env: Record<string, string>, flags: string[] = []): Promise<Helper> {
    const helper = await Helper.start(script, env, flags);
    this.#closing.push(() => helper.stop());
    return helper;
  }

  /** Registers how `clear` ends a process that a benchmark started itself. */
  onClear(close: () => Promise<unknown>): void {
    this.#closing.push(close);
  }

  environment(databaseUrl: string): Record<string, string> {
    return {
      DATABASE_URL: databaseUrl,
      // The settings demand this length. The secret never leaves this machine.
      PAYLOAD_SECRET: 'benchmarks-only-benchmarks-only-benchmarks',
      SITE_URL: 'https://bench.example',
      // Makes the API read each user's address from `x-forwarded-for`. These processes are not reachable from
      // elsewhere.
      TRUSTED_PROXIES: '1',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    };
  }

  /** Ends the processes of one benchmark. The databases stay for the next. */
  async clear(): Promise<void> {
    for (const close of this.#closing.splice(0).reverse()) await close().catch((error) => console.error(error));
  }

  async close(): Promise<void> {
    await this.clear();
    await this.#postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #startPostgres(): Promise<void> {
    this.options.say('Starting a PostgreSQL server of its own');
    const port = String(await findFreePort());
    const folder = path.join(this.folder, 'postgres');
    const env = { POSTGRES_FOLDER: folder, POSTGRES_PORT: port, POSTGRES_PASSWORD: 'bench' };
    this.#postgres = createService('postgres', {
      env,
      writeLine: ({ name, text }) => this.options.say(`${name}: ${text}`),
    });
    await this.#postgres.start();
    this.#server = `postgres://postgres:bench@127.0.0.1:${port}/common_ground`;
  }

  #known(name: string, fill: Fill): Promise<string> {
    const known = this.#databases.get(name) ?? this.#makeDatabase(name, fill);
    this.#databases.set(name, known);
    return known;
  }

  async #makeDatabase(name: string, fill: Fill): Promise<string> {
    await this.#query(`CREATE DATABASE ${name}`);
    const { href } = Object.assign(new URL(this.#server), { pathname: `/${name}` });
    await runOnce('migrate', this.environment(href));
    await fill(href);
    return href;
  }

  async #query(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#server });
    await client.connect();
    await client.query(text);
    await client.end();
  }
}
