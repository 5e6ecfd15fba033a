import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { differing, snapshotOf } from '@common-ground/cms/src/publisher/testing/snapshot.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { expect, test } from '@playwright/test';
import { isAlive, newDataFolder, type Product, pagesOf, processesOf, startProduct } from '../../support/product.ts';
import { expectOneClearLine, isSweptClean, killEverything, killSupervisor, pageOf, publishSummary } from './support.ts';

test.describe.configure({ mode: 'serial' });

let dataDir: string;
// One port for all: the address stands in the pages, so another one would render them all again.
let port: number;
let product: Product;

const root = path.resolve(import.meta.dirname, '../../..');
const builtAt = () =>
  ['site/dist/server/entry.mjs', 'cms/.next/BUILD_ID'].map((file) => statSync(path.join(root, file)).mtimeMs);

async function start(): Promise<Product> {
  const started = await startProduct({ dataDir, port });
  await started.running;
  return started;
}

test.beforeAll(async () => {
  dataDir = await newDataFolder();
  port = await findFreePort();
});
test.afterAll(async () => {
  await product?.interrupt();
  await rm(dataDir, { recursive: true, force: true });
});

test('a first start serves pages, API and CMS, and says where and how to get in', async () => {
  product = await start();
  for (const path of ['/', '/ar/condition/1', '/api/conditions', '/cms/login', '/api/openapi.json']) {
    expect((await fetch(product.url + path)).status, path).toBe(200);
  }
  const health = await fetch(`${product.url}/api/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ status: 'ok', postgres: 'ok', publisher: { pending: 0 } });
  for (const said of [product.url, `${product.url}/cms`, 'editor@example.org'])
    expect(product.output()).toContain(said);
});

test('Ctrl-C stops everything, PostgreSQL included', async () => {
  await publishSummary(product, 1, 'Written before Ctrl-C.');
  await expect.poll(() => pageOf(product, 1)).toContain('Written before Ctrl-C.');
  const { supervisor, children, postgres } = processesOf(dataDir);
  const { code } = await product.interrupt();
  expect(code).toBe(0);
  expect([supervisor, ...children, postgres].filter(isAlive)).toEqual([]);
  expect(isSweptClean(dataDir)).toBe(true);
});

test('a second start builds nothing, renders nothing and loses nothing', async () => {
  const [before, built] = [await snapshotOf(pagesOf(dataDir)), builtAt()];
  product = await start();
  expect(builtAt()).toEqual(built);
  expect(product.output()).not.toMatch(/seed content/);
  const after = await snapshotOf(pagesOf(dataDir));
  expect([...after].filter(([file, { written }]) => before.get(file)?.written !== written)).toEqual([]);
  expect(await pageOf(product, 1)).toContain('Written before Ctrl-C.');
});

test('a second start in the same folder says that it runs already, and harms nothing', async () => {
  const second = await startProduct({ dataDir });
  const { code, output } = await second.ended;
  expect(code).toBe(1);
  expectOneClearLine(output, /^Already running in .+ \(process \d+\)\./);
  expect((await fetch(product.url)).status).toBe(200);
});

test('a port in use gives one clear line', async () => {
  const other = await newDataFolder();
  const { code, output } = await (await startProduct({ dataDir: other, port: Number(new URL(product.url).port) }))
    .ended;
  expect(code).toBe(1);
  expectOneClearLine(output, /^Port \d+ is in use\./);
  await rm(other, { recursive: true });
});

test('after a kill of the process that holds all others, a new start takes over', async () => {
  await publishSummary(product, 1, 'Written before the kill of one.');
  await killSupervisor(product);
  product = await start();
  await expect.poll(() => pageOf(product, 1)).toContain('Written before the kill of one.');
});

test('after a kill of everything, what was answered is there, and its page is right', async () => {
  await publishSummary(product, 1, 'Written before the kill of all.');
  // At once: the job that renders it may not have run.
  await killEverything(product);
  product = await start();
  await expect.poll(() => pageOf(product, 1)).toContain('Written before the kill of all.');
  await expect.poll(async () => (await (await fetch(`${product.url}/api/health`)).json()).publisher.pending).toBe(0);
});

test('pages that were deleted or falsified while it was down are mended', async () => {
  const whole = await snapshotOf(pagesOf(dataDir));
  await product.interrupt();
  await rm(`${pagesOf(dataDir)}condition/3.html`);
  product = await start();
  expect(differing(whole, await snapshotOf(pagesOf(dataDir)))).toEqual([]);
});

for (const [what, isKilled] of [
  ['those that serve and render', (pid: number) => pid !== processesOf(dataDir).children[0]],
  ['PostgreSQL and the process that holds it', (pid: number) => pid === processesOf(dataDir).children[0]],
] as const) {
  test(`${what} are started again when they die`, async () => {
    const { children, postgres } = processesOf(dataDir);
    const killed = children.filter(isKilled);
    for (const pid of [...killed, ...(killed.includes(children[0] ?? 0) ? [postgres] : [])])
      process.kill(pid, 'SIGKILL');
    const running = () => processesOf(dataDir).children.filter((pid) => !killed.includes(pid)).length;
    await expect.poll(running, { timeout: 30_000 }).toBe(children.length);
    const status = async (path: string) => (await fetch(product.url + path).catch(() => null))?.status;
    await expect.poll(() => status('/api/health'), { timeout: 30_000 }).toBe(200);
    await expect.poll(() => status('/cms/login'), { timeout: 30_000 }).toBe(200);
    await expect.poll(() => status('/api/conditions'), { timeout: 30_000 }).toBe(200);
    await publishSummary(product, 1, `Written after this died: ${what}.`);
    await expect.poll(() => pageOf(product, 1), { timeout: 20_000 }).toContain(`Written after this died: ${what}.`);
  });
}
