import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const PRODUCT = ['{api,cms/src,content-seed/src}/**/*.ts'];
const IS_OTHER = /\.test\.ts$|\/(testing|migrations|node_modules)\//;

/** Returns the database functions that statements of the product call, as `schema.name`. */
function findCalled(): string[] {
  const functions = globSync('cms/src/payload/sql/*/*.sql', { cwd: root }).map((file) =>
    file.split(path.sep).slice(-2).join('.').replace('.sql', ''),
  );
  const source = globSync(PRODUCT, { cwd: root, exclude: (name) => name === 'node_modules' })
    .filter((file) => !IS_OTHER.test(file))
    .map(read)
    .join('\n');
  const called = new Set([...source.matchAll(/\b([a-z_]+\.[a-z_]+)\(/g)].map(([, name]) => name));
  return functions.filter((name) => called.has(name)).sort();
}

it('lists the database functions that TypeScript calls in docs/how-to/database-function.md', () => {
  const [, list = ''] = read('docs/how-to/database-function.md').split('## Signatures that must stay for one release');
  const listed = [...list.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, name]) => name);
  expect(listed).toEqual(findCalled());
});
