import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { answerContentCall } from '@common-ground/cms/src/server/dev/contentCalls.ts';
import { fileFor } from '@common-ground/site/renderer';
import { reducePage } from '@common-ground/site/src/rendering/adapter/reducePage.ts';
import { StyleSheets } from '@common-ground/site/src/rendering/adapter/StyleSheets.ts';
import { buildStaticSite, STATIC_SITE } from '@common-ground/site/src/testing/builtSite.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { servedSite, siteUrl } from './support/servedSite.ts';

const site = await servedSite();

const root = path.resolve(import.meta.dirname, '../..');
/** Files that decide how Astro renders any page. */
const INPUTS = [
  'pnpm-lock.yaml',
  'site/astro.config.ts',
  'site/renderer.ts',
  'site/src/islands/drawIsland.ts',
  'site/src/rendering/**/*.ts',
];
/** File with the digest of those inputs at the last successful comparison. */
const PROVEN = path.join(import.meta.dirname, 'support/renderer.proven');

const FILES = ['/robots.txt', '/sitemap.xml', '/sitemaps/1.xml', '/feed.xml', '/ar/feed.xml', '/community/feed.xml'];

/**
 * The publisher renders with Astro's server app, without a server. This test shows when an upgrade of Astro makes the
 * result differ from `astro build`. The build takes half a minute, so a passed test counts until an input changes.
 */
it('the served site equals the output of astro build byte for byte', async () => {
  const digest = digestInputs();
  if (!IS_DEEP && digest === readFileSync(PROVEN, 'utf8').trim()) return;
  const sql = new pg.Pool({ connectionString: site.databaseUrl, max: 4 });
  const content = await serveContent(sql);
  try {
    await buildStaticSite({ CONTENT_URL: content.url, SITE_URL: siteUrl });
    const sheets = new StyleSheets((address) => readFileSync(path.join(STATIC_SITE, address), 'utf8'));
    for (const address of [...(await site.everyPath()), ...FILES]) {
      const written = await readFile(path.join(STATIC_SITE, fileFor(address)), 'utf8');
      expect(await (await site.get(address)).text(), address).toBe(reducePage(written, sheets));
    }
  } finally {
    content.close();
    await sql.end();
  }
  writeFileSync(PROVEN, `${digest}\n`);
});

function digestInputs(): string {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

async function serveContent(sql: pg.Pool): Promise<{ url: string; close: () => void }> {
  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content');
    const answer = await answerContentCall(sql, pathname.slice(1), searchParams.get('args') ?? '[]');
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
