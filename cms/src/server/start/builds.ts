import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DIGESTS, digestFolder, isWholeFolder, sealDigests } from '../../publisher/digests.ts';
import { dropLock, takeLock } from './fileLock.ts';
import { type Environment, runNode } from './runOnce.ts';
import { StartError } from './StartError.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const LOOK_MS = 100;
/** No sources: tests, and files that builds write. Patterns, because Node 24 returns files that a function excludes. */
const OTHERS = [
  '**/{node_modules,dist,.next,testing}/**',
  '**/*.test.{ts,tsx}',
  '**/next-env.d.ts',
  '**/*.tsbuildinfo',
];

export type Build = {
  name: string;
  sources: string[];
  result: string;
  stamp: string;
  workspace: string;
  command: string[];
  /** The folder whose files are compared with their digests: a damaged build counts as none. */
  compared?: string;
};

export const siteBuild: Build = {
  name: 'site',
  sources: ['site/{src,public}/**/*', 'site/*.{ts,json}', 'api/contracts/**/*', 'pnpm-lock.yaml'],
  result: 'site/dist/server/entry.mjs',
  stamp: 'site/dist/.built-from',
  compared: 'site/dist',
  workspace: 'site',
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
};

export const serverBuild: Build = {
  name: 'server',
  sources: [
    'cms/src/{payload,publisher,server}/**/*',
    'cms/src/desk/kit/*.ts',
    'cms/payload.config.ts',
    'api/**/*.ts',
    'content-seed/src/*.ts',
    'site/renderer.ts',
    'site/src/**/*.ts',
    'pnpm-lock.yaml',
  ],
  result: 'cms/.build/server/web.js',
  stamp: 'cms/.build/server.built-from',
  workspace: 'cms',
  command: ['--no-warnings', 'src/server/start/bundle.ts'],
};

export const cmsBuild: Build = {
  name: 'CMS',
  sources: [
    'cms/src/{app,desk,payload,publisher}/**/*',
    'cms/src/server/{settings.ts,mail/*.ts}',
    'cms/*.{ts,json}',
    'api/**/*.{ts,json}',
    'site/src/routes.ts',
    'pnpm-lock.yaml',
  ],
  result: 'cms/.next/BUILD_ID',
  stamp: 'cms/.next/built-from',
  workspace: 'cms',
  command: ['node_modules/next/dist/bin/next', 'build'],
};

/**
 * Builds when a source changed since the last time it was built whole. Who comes while another builds the same waits for that.
 * @returns whether it was built here
 * @throws StartError with the end of what the build printed
 */
export async function buildIfChanged(build: Build, env: Environment): Promise<boolean> {
  // Where nothing is to be built nothing has to be writable.
  if (isBuilt(build)) return false;
  const folder = path.join(root, build.workspace, '.build');
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, `${build.name}.lock`);
  while (!takeLock(lock)) await wait(LOOK_MS);
  try {
    return await buildAlone(build, env);
  } finally {
    dropLock(lock);
  }
}

async function buildAlone(build: Build, env: Environment): Promise<boolean> {
  const sources = hashOf(build.sources);
  if (wasBuiltFrom(build, sources)) return false;
  const cwd = path.join(root, build.workspace);
  // One that does not come to its end leaves what is of no sources.
  rmSync(path.join(root, build.stamp), { force: true });
  // Readers come first while the CMS builds beside them.
  await runNode(build.command, { cwd, env: { ...env, NODE_ENV: 'production' }, isInBackground: true }).catch(
    (error) => {
      throw new StartError(`Building the ${build.name} failed:\n${error.message}`);
    },
  );
  if (build.compared) {
    const folder = path.join(root, build.compared);
    writeFileSync(path.join(folder, DIGESTS), sealDigests(digestFolder(folder)));
  }
  writeFileSync(path.join(root, build.stamp), sources);
  return true;
}

/** Whether there is a whole build of the sources as they are. */
export function isBuilt(build: Build): boolean {
  return wasBuiltFrom(build, hashOf(build.sources));
}

function wasBuiltFrom(build: Build, sources: string): boolean {
  const stamp = path.join(root, build.stamp);
  const isThere = existsSync(path.join(root, build.result)) && existsSync(stamp);
  if (!isThere || readFileSync(stamp, 'utf8') !== sources) return false;
  return build.compared === undefined || isWholeFolder(path.join(root, build.compared));
}

/** Lists the files of these patterns that decide what a build is, in order. */
export function listSources(patterns: string[], cwd = root): string[] {
  return globSync(patterns, { cwd, withFileTypes: true, exclude: OTHERS })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Reads synchronously: for so many small files that is several times quicker. */
function hashOf(patterns: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of listSources(patterns))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
