import { readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { builtServer } from '../folders.ts';

/** Bundled programs start with less than half of the processor time and less memory (decision 043). */
const PROGRAMS = {
  web: 'src/server/web.ts',
  publisher: 'src/server/publisher.ts',
  migrate: 'src/server/migrate.ts',
  tables: 'src/server/backup/createTables.ts',
  seed: '../content-seed/src/run.ts',
};
/**
 * Packages that are not bundled: they bring files that are no scripts, are replaced in measurements (`pg`), are CommonJS
 * that is loaded on demand, or are never loaded.
 */
const NOT_BUNDLED =
  /^(sharp|lightningcss|pagefind|tinypool|pg|@zxcvbn-ts\/.+|@aws-sdk\/.+|@opentelemetry\/.+|drizzle-kit|prettier)(\/|$)/;
/** Bundled CommonJS code calls `require`, which ES modules lack. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;
const WRITING_MS = 60_000;

const cms = path.resolve(import.meta.dirname, '../../..');

function toBuiltPath(file: string): string {
  return path.relative(builtServer, file);
}

/** Makes bundled sources resolve files from their original places. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup({ onLoad, onResolve, resolve }) {
    // The importing file decides: Payload has its own version of the driver, and the site packages that the CMS lacks.
    onResolve({ filter: NOT_BUNDLED }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === NOT_BUNDLED) return undefined;
      const found = await resolve(name, { ...from, pluginData: NOT_BUNDLED });
      return { path: found.errors.length > 0 ? name : toBuiltPath(found.path), external: true };
    });
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (file.includes('node_modules')) return undefined;
      const contents = (await readFile(file, 'utf8'))
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.dirname(toBuiltPath(file))}')`)
        .replaceAll('import.meta.url', `new URL('${toBuiltPath(file)}', import.meta.url).href`);
      return { contents, loader: 'ts' };
    });
  },
};

const before = statSync(path.join(builtServer, 'web.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const { metafile } = await build({
  absWorkingDir: cms,
  entryPoints: PROGRAMS,
  outdir: builtServer,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  metafile: true,
  banner: { js: REQUIRE },
  plugins: [keepPlaces],
});

for (const { entryPoint = '', exports } of Object.values(metafile.outputs))
  if (entryPoint.includes('node_modules') && exports.join() === 'default')
    throw new Error(
      `${entryPoint} is CommonJS and loaded by import(): bundling would drop its named exports. Leave it out of the bundle`,
    );

// Deletes files of builds before the previous one, whose files running processes may still load.
for (const file of readdirSync(builtServer).map((name) => path.join(builtServer, name)))
  if (statSync(file).mtimeMs < before - WRITING_MS) rmSync(file);
