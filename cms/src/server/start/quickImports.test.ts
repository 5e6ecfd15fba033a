import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { QUICK } from './runOnce.ts';

const cms = path.resolve(import.meta.dirname, '../../..');
/** Hooks that come first are asked last: this one hears of what is left to Node. */
const COUNT = `import { registerHooks } from 'node:module';
  globalThis.asked = 0;
  registerHooks({ resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/drizzle-orm/')) asked += 1;
    return next(specifier, context);
  } });`;
const LOAD = `const drizzle = await import('@payloadcms/db-postgres/drizzle');
  console.log(JSON.stringify({ asked, names: Object.keys(drizzle) }));`;

type Loaded = { asked: number; names: string[] };

function load(...flags: string[]): Loaded {
  const args = ['--import', `data:text/javascript,${encodeURIComponent(COUNT)}`, ...flags];
  return JSON.parse(
    execFileSync(process.execPath, [...args, '--input-type=module', '-e', LOAD], { cwd: cms, encoding: 'utf8' }),
  );
}

it('drizzle-orm is what it is without it, and Node is not asked about its files one by one', () => {
  const [plain, quick] = [load(), load(...QUICK)];
  expect(quick.names).toEqual(plain.names);
  expect(plain.asked).toBeGreaterThan(50);
  expect(quick.asked).toBe(0);
});
