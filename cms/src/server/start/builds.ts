import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DIGESTS, digestFolder, isWholeFolder, sealDigests } from '../../publisher/digests.ts';
import { takeLock } from './fileLock.ts';
import { type Environment, root, runNode } from './runNode.ts';
import { StartError } from './StartError.ts';

const LOOK_MS = 100;
/** The file in the result of a build with the digest of its sources. */
const STAMP = '.built-from';
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
  workspace: string;
  /** The folder in the workspace that the build fills. */
  result: string;
  command: string[];
  /** Whether the files of the result are compared with their digests: a damaged build counts as none. */
  isCompared?: boolean;
};

export const siteBuild: Build = {
  name: 'site',
  sources: ['site/{src,public}/**/*', 'site/*.{ts,json}', 'api/contracts/**/*'],
  workspace: 'site',
  result: 'dist',
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  isCompared: true,
};

export const serverBuild: Build = {
  name: 'server',
  sources: ['{api,cms/src,content-seed/src}/**/*.ts', 'cms/*.ts', 'site/{renderer.ts,src/**/*.ts}'],
  workspace: 'cms',
  result: '.build/server',
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
  ],
  workspace: 'cms',
  result: '.next',
  command: ['node_modules/next/dist/bin/next', 'build'],
};

/**
 * Builds when a source changed since the last whole build, or a file of it is damaged. Waits while another process builds
 * the same.
 * @returns whether it was built here
 * @throws StartError with the end of what the build printed
 */
export async function buildIfChanged(build: Build, env: Environment): Promise<boolean> {
  // Where nothing is to be built nothing has to be writable.
  if (isBuilt(build)) return false;
  const cwd = path.join(root, build.workspace);
  const lock = path.join(cwd, '.build', `${build.name}.lock`);
  mkdirSync(path.dirname(lock), { recursive: true });
  let held = takeLock(lock);
  while (!held) held = await wait(LOOK_MS).then(() => takeLock(lock));
  try {
    if (isBuilt(build)) return false;
    const builtFrom = hashSources(build);
    const folder = path.join(cwd, build.result);
    // A build that does not come to its end counts as none.
    rmSync(path.join(folder, STAMP), { force: true });
    await runNode(build.command, { cwd, env }).catch(({ message }) => {
      throw new StartError(`Building the ${build.name} failed:\n${message}`);
    });
    if (build.isCompared) writeFileSync(path.join(folder, DIGESTS), sealDigests(digestFolder(folder)));
    writeFileSync(path.join(folder, STAMP), builtFrom);
    return true;
  } finally {
    held.close();
  }
}

/** Whether there is a whole build of the sources as they are. */
function isBuilt(build: Build): boolean {
  const folder = path.join(root, build.workspace, build.result);
  const stamp = path.join(folder, STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashSources(build)) return false;
  return !build.isCompared || isWholeFolder(folder);
}

/** Lists the files of these patterns that decide what a build is, in order. */
export function listSources(patterns: string[], cwd = root): string[] {
  return globSync(patterns, { cwd, withFileTypes: true, exclude: OTHERS })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Reads synchronously: for so many small files that is several times quicker. */
function hashSources({ sources }: Build): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of listSources([...sources, 'pnpm-lock.yaml']))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
