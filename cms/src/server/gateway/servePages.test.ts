import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MAX_PAGES_TOGETHER, pagesTogetherPath } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import { afterAll, expect, it } from 'vitest';
import { createGateway } from './createGateway.ts';
import { StaticFiles } from './StaticFiles.ts';
import { MAX_WAITING } from './servePages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'common-ground-pages-'));
const SHELL = `<style>${Array.from({ length: 400 }, (_, at) => `.rule-${at}{margin:${at ** 3}px}`).join('')}</style>`;
for (const name of ['condition/1', 'condition/2', 'es/condition/1', 'auth/verify']) {
  mkdirSync(path.join(root, 'current', path.dirname(name)), { recursive: true });
  writeFileSync(path.join(root, 'current', `${name}.html`), `${SHELL}${name}`);
}
writeFileSync(path.join(root, 'current', 'robots.txt'), 'none');
afterAll(() => rmSync(root, { recursive: true }));

const gateway = createGateway({
  files: new StaticFiles(root),
  api: async () => new Response('from the API'),
  cmsOrigin: undefined,
  headers: { 'content-security-policy': "default-src 'self'" },
});
const ask = (paths: string[], init?: RequestInit) =>
  gateway.fetch(new Request(`http://site.test${pagesTogetherPath(paths)}`, init));

it('returns the existing pages as stored, with the security headers', async () => {
  const response = await ask(['/condition/1', '/es/condition/1', '/condition/9']);
  expect(await response.json()).toEqual({
    '/condition/1': `${SHELL}condition/1`,
    '/es/condition/1': `${SHELL}es/condition/1`,
  });
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
});

it('compresses what several pages share only once', async () => {
  const packed = async (paths: string[]) => {
    const response = await ask(paths, { headers: { 'accept-encoding': 'br' } });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(Object.keys(JSON.parse(brotliDecompressSync(bytes).toString()))).toEqual(paths);
    return bytes.byteLength;
  };
  const one = await packed(['/condition/1']);
  expect(await packed(['/condition/1', '/condition/2'])).toBeLessThan(1.1 * one);
});

it('returns no other files, and no pages that mails link to', async () => {
  expect(
    await (await ask(['/robots.txt', '/auth/verify', '/../current/condition/1', '/%63ondition/1'])).json(),
  ).toEqual({});
});

it('rejects requests for no page or for too many pages', async () => {
  expect((await ask([])).status).toBe(400);
  expect((await ask(Array.from({ length: MAX_PAGES_TOGETHER + 1 }, () => '/condition/1'))).status).toBe(400);
});

it('responds 503 while too many requests wait, and 200 after that', async () => {
  const all = await Promise.all(Array.from({ length: MAX_WAITING + 2 }, () => ask(['/condition/1'])));
  expect(all.map(({ status }) => status).sort()).toEqual([...Array(MAX_WAITING).fill(200), 503, 503]);
  expect((await ask(['/condition/1'])).status).toBe(200);
});
