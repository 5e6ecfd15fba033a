import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Writes `sw.js` as one readable file. The digest in its first line lets browsers detect each new build. */
export function workerBuild(): AstroIntegration {
  let outDir = '';
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir);
      },
      'astro:build:done': async ({ dir }) => {
        const worker = await bundleWorker();
        await writeFile(new URL('sw.js', dir), `// Common Ground, build ${await hashFolder(outDir)}.\n${worker}`);
      },
    },
  };
}

export async function bundleWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'worker' } },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The service worker was not built.');
  return result.output[0].code;
}

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/^\.|^sw\.js$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files.sort()) hash.update(path.relative(folder, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
