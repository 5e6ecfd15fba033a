import { readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { builtServer } from '../folders.ts';

/**
 * Makes a few files of the thousands that the programs of the server are made of, so that they start with less than half
 * of the processor time and less memory (decision 043).
 */
const PROGRAMS = {
  web: 'src/server/web.ts',
  publisher: 'src/server/publisher.ts',
  migrate: 'src/server/migrate.ts',
  seed: '../content-seed/src/run.ts',
};
/**
 * What brings files that are no scripts, what measurements replace (`pg`), what is CommonJS and asked for only when it is
 * needed, and what nothing here ever asks for.
 */
const LEFT_AS_IT_IS = /^(sharp|lightningcss|pagefind|tinypool|pg|@zxcvbn-ts\/.+|drizzle-kit|prettier)(\/|$)/;
/** CommonJS has a `require` that modules do not have. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;
/** The files of one build are written within this time. */
const WRITING_MS = 60_000;

const cms = path.resolve(import.meta.dirname, '../../..');

/** Returns where a file is, as seen from the built files. */
function placeOf(file: string): string {
  return path.relative(builtServer, file);
}

/** Has each source find what it looks for by its own place. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup({ onLoad, onResolve, resolve }) {
    // As seen from the file that asks: Payload has a version of the driver of its own, and the site packages that the CMS has not.
    onResolve({ filter: LEFT_AS_IT_IS }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === LEFT_AS_IT_IS) return undefined;
      const found = await resolve(name, { ...from, pluginData: LEFT_AS_IT_IS });
      return { path: found.errors.length > 0 ? name : placeOf(found.path), external: true };
    });
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (file.includes('node_modules')) return undefined;
      const contents = (await readFile(file, 'utf8'))
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.dirname(placeOf(file))}')`)
        .replaceAll('import.meta.url', `new URL('${placeOf(file)}', import.meta.url).href`);
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
  // What is not needed at once, or by one of them alone, is a file of its own.
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
    throw new Error(`${entryPoint} is CommonJS, asked for by import(), and would lose its names: leave it as it is`);

// Every file is written at each build. A process that runs may still ask for files of the build before.
for (const file of readdirSync(builtServer).map((name) => path.join(builtServer, name)))
  if (statSync(file).mtimeMs < before - WRITING_MS) rmSync(file);
