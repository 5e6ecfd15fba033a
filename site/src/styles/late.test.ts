import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SITE = resolve(import.meta.dirname, '..');
const CLASS = /\.([a-z][\w-]*)(?=[^{}]*\{)/g;
const IMPORT = /@import "(\.[^"]+)"/g;
const INLINE = /from '(\.[^']+\.css)\?inline'/g;
const DRAWN = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;

/** Classes of islands whose rules every page has in base.css. */
const CLASSES_OF_EVERY_PAGE = new Set(['lucide']);

function withImports(file: string): string[] {
  const css = readFileSync(file, 'utf8');
  return [file, ...Array.from(css.matchAll(IMPORT), ([, path = '']) => withImports(join(dirname(file), path))).flat()];
}

/** Returns the sheets that scripts of islands import, `late.css` among them, with all sheets that these import. */
function findLateSheets(): Set<string> {
  const scripts = globSync('**/*.{ts,tsx}', { cwd: SITE, exclude: ['**/*.test.*'] }).map((path) => join(SITE, path));
  const sheets = scripts.flatMap((script) =>
    Array.from(readFileSync(script, 'utf8').matchAll(INLINE), ([, path = '']) => join(dirname(script), path)),
  );
  return new Set(sheets.flatMap(withImports));
}

it('finds no class of an island in a sheet that only pages load, except those in base.css', () => {
  const late = findLateSheets();
  expect([...late].map((file) => file.slice(SITE.length + 1))).toContain('styles/late.css');
  const ofPages = globSync('**/*.css', { cwd: SITE })
    .map((path) => join(SITE, path))
    // Sheets of settings are loaded only for readers who have such settings (shell/preferences/createStyleSheet.ts).
    .filter((file) => !late.has(file) && !file.includes('/preferences/looks/'))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(CLASS), ([, name = '']) => name));
  const drawn = globSync('**/*.tsx', { cwd: SITE })
    .flatMap((path) => Array.from(readFileSync(join(SITE, path), 'utf8').matchAll(DRAWN)))
    .flatMap(([, plain = '', template = '']) => `${plain} ${template}`.split(/\s+/));
  expect(ofPages).toContain('site-menu');
  expect(drawn).toContain('search-panel');
  const missing = new Set(drawn).intersection(new Set(ofPages)).difference(CLASSES_OF_EVERY_PAGE);
  expect([...missing]).toEqual([]);
});
