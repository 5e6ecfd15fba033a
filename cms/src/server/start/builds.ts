import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DIGESTS, digestFolder, isWholeFolder, sealDigests } from '../../publisher/digests.ts';
import { takeLock } from './fileLock.ts';
import { type Environment, root, runNode } from './runNode.ts';
import { StartError } from './StartError.ts';

const LOOK_MS = 100;
const STAMP = '.built-from';
/** Tests, generated files, and SQL, which is read when it is applied. Patterns, because Node 24 returns files that a function excludes. */
const OTHERS = [
  '**/{node_modules,dist,.next,testing}/**',
  '**/*.test.{ts,tsx}',
  '**/next-env.d.ts',
  '**/*.sql',
  '**/*.tsbuildinfo',
];

export type Build = {
  name: string;
  sources: string[];
  workspace: string;
  result: string;
  command: string[];
  /** Whether the result is compared with its digests, so that a damaged build counts as missing. */
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
    'cms/*.{ts,mjs,json}',
    'api/**/*.{ts,json}',
    'site/src/routes.ts',
  ],
  workspace: 'cms',
  result: '.next',
  command: ['node_modules/next/dist/bin/next', 'build'],
};

/**
 * Builds when a source changed or the result is damaged. Waits while another process builds the same.
 * @returns whether this call built it
 * @throws StartError with the end of the build's output
 */
export async function buildIfChanged(build: Build, env: Environment): Promise<boolean> {
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
    // A build that is interrupted must count as missing.
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

export function isBuilt(build: Build): boolean {
  const folder = path.join(root, build.workspace, build.result);
  const stamp = path.join(folder, STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashSources(build)) return false;
  return !build.isCompared || isWholeFolder(folder);
}

export function listSources(patterns: string[], cwd = root): string[] {
  return globSync(patterns, { cwd, withFileTypes: true, exclude: OTHERS })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Reads synchronously, which is several times faster for so many small files. */
function hashSources({ sources }: Build): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of listSources([...sources, 'pnpm-lock.yaml']))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
