import { spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import type { Helper } from '../stage/Helper.ts';
import { peakMemory } from '../stage/processFacts.ts';
import type { Stage } from '../stage/Stage.ts';

const site = path.resolve(import.meta.dirname, '../../../site');
const ownConfig = path.relative(site, path.resolve(import.meta.dirname, 'astro.config.ts'));

export type Built = {
  /** The whole command, as an editor would wait for it. */
  seconds: number;
  /** What Astro itself says that generating the pages took, without bundling. */
  generatingSeconds: number;
  pages: number;
  peakMB: number | null;
};

/** `astro build` on the pages of a database, with its incremental mode or without. */
export class AstroBuilds {
  #stage: Stage;
  #content: Helper;
  #contentUrl: string;
  #databaseUrl: string;

  private constructor(given: { stage: Stage; content: Helper; contentUrl: string; databaseUrl: string }) {
    this.#stage = given.stage;
    this.#content = given.content;
    this.#contentUrl = given.contentUrl;
    this.#databaseUrl = given.databaseUrl;
  }

  static async over(stage: Stage, databaseUrl: string): Promise<AstroBuilds> {
    const port = await findFreePort();
    const env = { ...stage.environment(databaseUrl), CONTENT_PORT: String(port) };
    const content = await stage.helper('astro/contentServer.ts', env);
    return new AstroBuilds({ stage, content, contentUrl: `http://127.0.0.1:${port}`, databaseUrl });
  }

  /** Lets the next build see new content, and the incremental one that these pages show it. */
  async change(paths: string[]): Promise<void> {
    await this.#content.ask({ changed: paths });
  }

  build({ isIncremental }: { isIncremental: boolean }): Promise<Built> {
    const mode = isIncremental ? 'incremental' : 'full';
    const folder = path.join(this.#stage.folder, `astro-${mode}`);
    const env = {
      ...process.env,
      ...this.#stage.environment(this.#databaseUrl),
      ASTRO_STATIC: '1',
      ASTRO_OUT_DIR: path.join(folder, 'dist'),
      BENCH_ASTRO_CACHE: path.join(folder, 'cache'),
      BENCH_INCREMENTAL: isIncremental ? '1' : '0',
      CONTENT_URL: this.#contentUrl,
      NO_COLOR: '1',
    };
    return run(['node_modules/astro/bin/astro.mjs', 'build', '--config', ownConfig], env);
  }
}

function run(command: string[], env: NodeJS.ProcessEnv): Promise<Built> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, command, { cwd: site, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let peakMB: number | null = null;
    const watch = setInterval(() => {
      peakMB = peakMemory(child.pid) ?? peakMB;
    }, 200);
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(watch);
      process.off('exit', end);
      if (code !== 0) return reject(new Error(`astro build failed:\n${output.slice(-3000)}`));
      const seconds = (performance.now() - started) / 1000;
      resolve({ seconds, peakMB, ...readOutput(output) });
    });
  });
}

/** Astro prints a line for each page, and at the end of generating them how long that took. */
function readOutput(output: string): { generatingSeconds: number; pages: number } {
  const generating = output.slice(output.indexOf('generating static routes'));
  const [, minutes = '0', amount = 'NaN', unit] = /Completed in (?:(\d+)m )?([\d.]+)(ms|s)/.exec(generating) ?? [];
  const [, pages = 'NaN'] = /(\d+) page\(s\) built/.exec(output) ?? [];
  const generatingSeconds = Number(minutes) * 60 + Number(amount) / (unit === 'ms' ? 1000 : 1);
  return { generatingSeconds, pages: Number(pages) };
}
