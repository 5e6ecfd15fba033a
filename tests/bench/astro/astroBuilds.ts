import path from 'node:path';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { runProgram } from '../stage/runProgram.ts';
import type { Stage } from '../stage/Stage.ts';

const site = path.resolve(import.meta.dirname, '../../../site');
const ownConfig = path.relative(site, path.resolve(import.meta.dirname, 'astro.config.ts'));

export type Built = {
  /** Duration of the whole command, as an editor would wait for it. */
  seconds: number;
  /** Duration that Astro prints for generating the pages, without bundling. */
  generatingSeconds: number;
  pages: number;
  peakMB: number | null;
};
type AstroBuilds = {
  /** Makes the next build read new content. The incremental build renders the pages of these paths again. */
  change: (paths: string[]) => Promise<void>;
  build: (mode: 'full' | 'incremental') => Promise<Built>;
};

export async function astroBuilds(stage: Stage, databaseUrl: string): Promise<AstroBuilds> {
  const port = String(await findFreePort());
  const surroundings = stage.environment(databaseUrl);
  const content = await stage.helper('astro/contentServer.ts', { ...surroundings, CONTENT_PORT: port });
  return {
    change: async (changed) => void (await content.ask({ changed })),
    async build(mode) {
      const folder = path.join(stage.folder, `astro-${mode}`);
      const env = {
        ...surroundings,
        ASTRO_STATIC: '1',
        ASTRO_OUT_DIR: path.join(folder, 'dist'),
        BENCH_ASTRO_CACHE: path.join(folder, 'cache'),
        BENCH_INCREMENTAL: mode === 'incremental' ? '1' : '0',
        CONTENT_URL: `http://127.0.0.1:${port}`,
      };
      const command = ['node_modules/astro/bin/astro.mjs', 'build', '--config', ownConfig];
      const { output, ...ended } = await runProgram(process.execPath, command, { cwd: site, env });
      return { ...ended, ...readOutput(output) };
    },
  };
}

function readOutput(output: string): { generatingSeconds: number; pages: number } {
  const generating = output.slice(output.indexOf('generating static routes'));
  const [, minutes = '0', amount = 'NaN', unit] = /Completed in (?:(\d+)m )?([\d.]+)(ms|s)/.exec(generating) ?? [];
  const [, pages = 'NaN'] = /(\d+) page\(s\) built/.exec(output) ?? [];
  const generatingSeconds = Number(minutes) * 60 + Number(amount) / (unit === 'ms' ? 1000 : 1);
  return { generatingSeconds, pages: Number(pages) };
}
