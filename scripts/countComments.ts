import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readProse } from './lib/readProse.ts';

/** `node scripts/countComments.ts [FOLDER ...]` prints the shares of comment lines. */
const root = path.resolve(import.meta.dirname, '..');
const folders = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /\.(ts|tsx|astro|css|mjs|js|sql)$/.test(file))
  .filter((file) => !/\/migrations\/|payload-types|\/generated\/|importMap/.test(file));

type Count = { lines: number; comments: number; commentLines: number };
const counts = new Map<string, Count>();
const total: Count = { lines: 0, comments: 0, commentLines: 0 };
for (const file of files) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { comments } = readProse(file, source);
  const folder = file.split('/').slice(0, 3).join('/');
  const count = counts.get(folder) ?? { lines: 0, comments: 0, commentLines: 0 };
  counts.set(folder, count);
  for (const sum of [count, total]) {
    sum.lines += source.split('\n').length - 1;
    sum.comments += comments.length;
    for (const { height } of comments) sum.commentLines += height;
  }
}

function describe({ lines, comments, commentLines }: Count): string {
  return `${((commentLines / lines) * 100).toFixed(1)} % of ${lines} lines, ${comments} comments`;
}
const longest = [...counts].sort(([, a], [, b]) => b.commentLines - a.commentLines).slice(0, 40);
for (const [folder, count] of longest) console.log(`${folder}: ${describe(count)}`);
console.log(`All: ${describe(total)}`);
