import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SITE = resolve(import.meta.dirname, '..');
const CLASS = /\.([a-z][\w-]*)(?=[^{}]*\{)/g;
const IMPORT = /@import "(\.[^"]+)"/g;
const DRAWN = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;

/** Every page has icons, and with them their rules, which are all that base.css says of a class that islands use. */
const OF_EVERY_PAGE = new Set(['lucide']);

/** A style sheet and all that it imports from this site. */
function withImports(file: string): string[] {
  const css = readFileSync(file, 'utf8');
  return [file, ...Array.from(css.matchAll(IMPORT), ([, path = '']) => withImports(join(dirname(file), path))).flat()];
}

it('what islands draw has its rules in the sheet that comes with them, as pages carry only what the server drew', () => {
  const late = new Set(withImports(join(SITE, 'styles/late.css')));
  const ofPages = globSync('**/*.css', { cwd: SITE })
    .map((path) => join(SITE, path))
    // What settings do comes as a sheet of its own, for whoever has some (shell/preferences/sheetOf.ts).
    .filter((file) => !late.has(file) && !file.includes('/preferences/looks/'))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(CLASS), ([, name = '']) => name));
  const drawn = globSync('**/*.tsx', { cwd: SITE })
    .flatMap((path) => Array.from(readFileSync(join(SITE, path), 'utf8').matchAll(DRAWN)))
    .flatMap(([, plain = '', template = '']) => `${plain} ${template}`.split(/\s+/));
  expect(ofPages).toContain('site-menu');
  expect(drawn).toContain('search-panel');
  const missing = new Set(drawn).intersection(new Set(ofPages)).difference(OF_EVERY_PAGE);
  expect([...missing]).toEqual([]);
});
