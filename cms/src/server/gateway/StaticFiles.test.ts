import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from './createGateway.ts';
import { StaticFiles } from './StaticFiles.ts';
import { securityHeaders } from './securityHeaders.ts';

const LONG = `<p>${'A page long enough to be worth compressing. '.repeat(100)}</p>`;
const FILES = {
  'site/current/index.html': 'home',
  'site/current/404.html': 'no such page',
  'site/current/condition/0.html': 'no such condition',
  'site/current/es.html': 'inicio',
  'site/current/es/404.html': 'no existe',
  'site/current/condition/1.html': LONG,
  'site/current/condition/3.html': LONG.repeat(5),
  'site/current/search/en/pages.json': '{}',
  'site/current/search/en/forum-0123456789abcdef/fragment/en_1.pf_fragment': 'cards',
  'site/assets/_astro/island.abc123.js': 'script',
  'site/assets/favicon.svg': '<svg/>',
  'cms/static/chunks/desk.css': LONG,
  'cms/secret.txt': 'beside what the CMS was built with',
  'site/secret.txt': 'beside the tree',
  'secrets.json': 'above the tree',
};

let folder: string;
let files: StaticFiles;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'common-ground-files-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  files = new StaticFiles(path.join(folder, 'site'));
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (address: string, init?: RequestInit) => files.serve(new Request(`http://test${address}`, init));
const encoded = (encoding: string) => ask('/condition/1', { headers: { 'accept-encoding': encoding } });

describe('page response', () => {
  it('contains the file of its path', async () => {
    const response = await ask('/condition/1');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toBe(LONG);
    expect(await (await ask('/')).text()).toBe('home');
    expect(await (await ask('/es?search=x')).text()).toBe('inicio');
  });

  it('has no body for HEAD', async () => {
    const response = await ask('/condition/1', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(LONG.length));
    expect(await response.text()).toBe('');
  });

  it('is 304 when `If-None-Match` has its ETag', async () => {
    const etag = (await ask('/condition/1')).headers.get('etag') ?? '';
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await ask('/condition/1', { headers: { 'if-none-match': given } });
      expect(response.status, given).toBe(304);
      expect(await response.text(), given).toBe('');
    }
    expect((await ask('/condition/1', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('has the encoding that the browser accepts, each with its own ETag', async () => {
    const [brotli, gzip, plain] = [await encoded('gzip, br'), await encoded('gzip'), await encoded('identity')];
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(LONG);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(LONG);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await encoded('br;q=0, gzip;q=0')).headers.get('content-encoding')).toBeNull();
    const etags = [brotli, gzip, plain].map((response) => response.headers.get('etag'));
    expect(new Set(etags).size).toBe(3);
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('changes as soon as its file is replaced or deleted', async () => {
    const file = path.join(folder, 'site/current/changing.html');
    await writeFile(file, 'before');
    const etag = (await ask('/changing')).headers.get('etag') ?? '';
    await rm(file);
    await writeFile(file, 'after it');
    const response = await ask('/changing', { headers: { 'if-none-match': etag } });
    expect(await response.text()).toBe('after it');
    await rm(file);
    expect((await ask('/changing')).status).toBe(404);
  });
});

describe('missing path', () => {
  it('gets the 404 page in the language of the path, without an ETag', async () => {
    for (const [address, text] of [
      ['/nowhere', 'no such page'],
      ['/es/nada', 'no existe'],
      ['/de/nichts', 'no such page'],
      ['/condition/99', 'no such condition'],
      ['/condition/99/more', 'no such page'],
      ['/category/99', 'no such page'],
      ['/es/condition/99', 'no existe'],
      // A 404 page has no address of its own, also after it was read.
      ...['/404', '/404', '/index'].map((address) => [address, 'no such page']),
      ['/condition/0', 'no such condition'],
    ]) {
      const response = await ask(address as string);
      expect(response.status, address).toBe(404);
      expect(await response.text(), address).toBe(text);
      expect(response.headers.get('etag'), address).toBeNull();
    }
  });

  it('never gets a file beside or above the tree', async () => {
    const attempts = [
      '/../secrets.json',
      '/..%2fsecrets.json',
      '/%2e%2e/%2e%2e/secrets.json',
      '/..%5c..%5csecrets.json',
      '/condition/..%2f..%2f..%2fsecrets.json',
      '/secret.txt%00.html',
      '/..%2fsecret.txt',
      '/.hidden',
      '/%E0%A4%A',
      '/condition',
      '/_astro',
      `/${'a'.repeat(5000)}`,
    ];
    for (const attempt of attempts) {
      const response = await ask(attempt);
      expect(response.status, attempt).toBe(404);
      expect(await response.text(), attempt).toBe('no such page');
    }
  });
});

it('marks files with a hash in their path as immutable, and no other files', async () => {
  expect((await ask('/_astro/island.abc123.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  const inIndex = await ask('/search/en/forum-0123456789abcdef/fragment/en_1.pf_fragment');
  expect(await inIndex.text()).toBe('cards');
  expect(inIndex.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const file of ['/favicon.svg', '/search/en/pages.json'])
    expect((await ask(file)).headers.get('cache-control'), file).toBe('public, max-age=0, must-revalidate');
  expect((await ask('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

it('hides files of the search from web search engines, and no other files', async () => {
  const robots = async (address: string) => (await ask(address)).headers.get('x-robots-tag');
  const files = ['/search/en/pages.json', '/search/en/forum-0123456789abcdef/fragment/en_1.pf_fragment'];
  for (const file of files) expect(await robots(file), file).toBe('noindex');
  for (const page of ['/condition/1', '/favicon.svg']) expect(await robots(page), page).toBeNull();
});

describe('built file of the CMS', () => {
  const at = async (address: string, headers = {}) =>
    new StaticFiles(path.join(folder, 'site'), { cmsFiles: path.join(folder, 'cms/static') }).cmsFile(
      new Request(`http://test${address}`, { headers }),
    );

  it('is compressed, immutable and hidden from search engines', async () => {
    const response = await at('/cms/_next/static/chunks/desk.css', { 'accept-encoding': 'br' });
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('is null for other names, for paths outside the folder and without the folder', async () => {
    for (const name of ['none.js', '', 'chunks', '..%2fsecret.txt', '%2e%2e/secret.txt', '%E0'])
      expect(await at(`/cms/_next/static/${name}`), name).toBeNull();
    const none = await files.cmsFile(new Request('http://test/cms/_next/static/chunks/desk.css'));
    expect(none).toBeNull();
  });
});

it('redirects a trailing slash to the same address without it, on this host only', async () => {
  const cases = [
    ['/condition/1/', '/condition/1'],
    ['/es///', '/es'],
    ['/es/?search=a%20b', '/es?search=a%20b'],
    ['//evil.example/', '/evil.example'],
    ['/%0d%0aset-cookie:x/', null],
  ] as const;
  for (const [address, target] of cases) {
    const response = await ask(address);
    if (target === null) expect(response.status, address).toBe(404);
    else expect([response.status, response.headers.get('location')], address).toEqual([308, target]);
  }
});

it('responds with a plain 404 before the first release', async () => {
  const response = await new StaticFiles(path.join(folder, 'nothing')).serve(new Request('http://test/'));
  expect(response.status).toBe(404);
  expect(await files.isReady()).toBe(true);
});

describe('repeated request', () => {
  let server: http.Server;
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    const gateway = createGateway({ files, api: async () => Response.json({}), cmsOrigin: undefined });
    const listener = getRequestListener(gateway.fetch);
    server = http.createServer((request, response) => {
      const isOrdinary = request.headers['x-ordinary'] !== undefined;
      if (!isOrdinary && files.answer(request, response)) return;
      if (!isOrdinary) response.setHeader('x-not-at-once', 'yes');
      void listener(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => server.close());

  async function answer(at: string, init: { method?: string; headers?: Record<string, string> } = {}) {
    const response = await fetch(address() + at, init);
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  }

  it('gets the same response from the cache as from the ordinary handler', async () => {
    const known = (await answer('/condition/1')).headers.etag ?? '';
    for (const at of ['/', '/condition/1?from=x', '/_astro/island.abc123.js'])
      for (const method of ['GET', 'HEAD'])
        for (const encoding of ['identity', 'gzip', 'gzip, deflate, br, zstd'])
          for (const etag of ['', `"x", W/${known}`, '*']) {
            const headers = { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) };
            const ordinary = () => answer(at, { method, headers: { ...headers, 'x-ordinary': '1' } });
            await ordinary();
            // A page that is requested again is compressed further in the background, so the two may differ at first.
            await expect
              .poll(async () => isDeepStrictEqual(await answer(at, { method, headers }), await ordinary()))
              .toBe(true);
          }
    const { headers } = await answer('/condition/1');
    expect(headers['x-not-at-once']).toBeUndefined();
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('has Strict-Transport-Security on an https site', async () => {
    const headers = securityHeaders('https://example.org');
    const response = await new StaticFiles(path.join(folder, 'site'), { headers }).serve(new Request('http://test/'));
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('goes to the ordinary handler for redirects, escapes, missing paths, API, CMS and POST', async () => {
    for (const at of ['/condition/1/', '/condition/%31', '/nowhere', '/api', '/cms'])
      for (let time = 0; time < 2; time++)
        expect((await answer(at)).headers['x-not-at-once'] ?? 'led elsewhere', at).toMatch(/yes|led/);
    const posted = await answer('/condition/1', { method: 'POST' });
    expect([posted.status, posted.headers['x-not-at-once']]).toEqual([405, 'yes']);
  });

  it('leaves the cache within its limit of bytes', async () => {
    const small = new StaticFiles(path.join(folder, 'site'), { memoryBytes: 30_000 });
    for (const at of ['/condition/1', '/', '/es', '/favicon.svg', '/condition/1', '/search/en/pages.json']) {
      await small.serve(new Request(`http://test${at}`));
      expect(small.keptBytes).toBeLessThanOrEqual(30_000);
      expect(small.keptBytes).toBeGreaterThan(0);
    }
    await small.serve(new Request('http://test/condition/3'));
    expect(small.keptBytes).toBeLessThanOrEqual(30_000);
  });
});
