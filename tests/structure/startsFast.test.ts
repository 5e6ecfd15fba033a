import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WEB = path.join(ROOT, 'cms/src/server/web.ts');

it('imports no API and no heavy package before the web process listens', () => {
  const packages = new Set<string>();
  const seen = new Set([WEB]);
  for (const file of seen)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export|\}) (?!type ).*?'([^']+)';$/gm,
    )) {
      const place = from.startsWith('.') ? path.resolve(path.dirname(file), from) : ours(from);
      if (place && existsSync(place)) seen.add(place);
      else packages.add(from);
    }
  expect(seen.size).toBeGreaterThan(20);
  expect([...packages].filter((name) => /^(payload|@payloadcms\/|drizzle|pg$|nodemailer)/.test(name))).toEqual([]);
  expect([...seen].filter((file) => file.includes('/api/features/'))).toEqual([]);
});

function ours(name: string): string | null {
  const [, workspace, rest] = /^@common-ground\/(\w+)\/(.+\.ts)$/.exec(name) ?? [];
  return workspace && rest ? path.join(ROOT, workspace, rest) : null;
}
