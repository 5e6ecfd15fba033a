import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StaticFiles } from './StaticFiles.ts';

const FILES = [
  ...['index.html', '404.html', 'es.html', 'condition/0.html', 'condition/1.html', 'pt-BR/condition/1.html'],
  'search/en/forum-0123456789abcdef/fragment/en_1.pf_fragment',
].map((file) => `current/${file}`);

let folder: string;
let files: StaticFiles;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'common-ground-paths-'));
  for (const file of [...FILES, 'assets/_astro/island.abc123.js', 'assets/favicon.svg', 'secret.txt']) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), file);
  }
  files = new StaticFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (address: string, init?: RequestInit) => files.serve(new Request(`http://test${address}`, init));

describe('mistyped path', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN/condition/1?from=a%20b', '/condition/1?from=a%20b'],
    ['/en//condition///1/', '/condition/1'],
    ['/Condition/1', '/condition/1'],
    ['/CONDITION/1/', '/condition/1'],
    ['/ES', '/es'],
    ['/ES/?search=x&category=1', '/es?search=x&category=1'],
    ['//condition/1', '/condition/1'],
    ['/condition//1', '/condition/1'],
    ['/PT-br/Condition/1', '/pt-BR/condition/1'],
    ['/Favicon.SVG', '/favicon.svg'],
    ['/en/favicon.svg/', '/favicon.svg'],
    ['//', '/'],
  ])('redirects %s permanently to %s', async (address, target) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(address, { method });
      expect([response.status, response.headers.get('location')]).toEqual([308, target]);
    }
  });

  it.each([
    '/en/nowhere',
    '/en/en/condition/1',
    '/es/en/condition/1',
    '/EN/404',
    '/Condition/0',
    '/CONDITION/99',
    '/en/evil.example',
    '/en/%5Cevil.example',
    '/%5C%5Cevil.example/',
    '/%2e%2e/SECRET.TXT',
    '/_Astro/Island.ABC123.js',
    '/en/_astro/island.abc123.js',
    '/SEARCH/en/forum-0123456789abcdef/fragment/en_1.pf_fragment',
    '/en/search/en/forum-0123456789abcdef/fragment/en_1.pf_fragment',
  ])('gets 404 for %s', async (address) => {
    const response = await ask(address);
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  it.each(['//evil.example', '//evil.example/', '/en//evil.example', '/en///evil.example//', '/%2F%2Fevil.example'])(
    'never redirects to another host: %s',
    async (address) => {
      let at = new URL(`http://test${address}`);
      for (let hop = 0; hop < 3; hop++) {
        const response = await files.serve(new Request(at));
        if (response.status === 404) break;
        at = new URL(response.headers.get('location') as string, at);
      }
      expect(at.host).toBe('test');
      expect((await files.serve(new Request(at))).status).toBe(404);
    },
  );
});
