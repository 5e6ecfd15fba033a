import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { PublisherState } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { expect, test } from '@playwright/test';
import { newDataFolder, type Product, startProduct } from '../../support/product.ts';
import { askCms, pageOf, processOf, publishSummary } from './support.ts';

test.describe.configure({ mode: 'serial' });

const PATIENCE = { intervals: [100] };

let dataDir: string;
let product: Product;
test.beforeAll(async () => {
  dataDir = await newDataFolder();
  product = await startProduct({ dataDir });
  await product.running;
});
test.afterAll(async () => {
  await product?.interrupt();
  await rm(dataDir, { recursive: true, force: true });
});

const root = path.resolve(import.meta.dirname, '../../..');

function command(...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', 'scripts/publish.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

const state = (): PublisherState => JSON.parse(command('status', '--json').output);

const killPublisher = () => process.kill(processOf(product, 'publisher'), 'SIGKILL');

async function askForRebuild(): Promise<{ id: number; hasJoined: boolean }> {
  const answer = await askCms(product, 'POST', '/publisher/rebuild');
  expect(answer.status).toBe(200);
  return answer.json();
}

test('the commands say how the publisher is, rebuild everything, and end with what came of it', async () => {
  // What the first start has put into the database is published first.
  await expect.poll(() => state().pending, PATIENCE).toBe(0);
  const status = command('status');
  expect([status.code, status.output]).toEqual([0, expect.stringMatching(/^Publisher +running\nWaiting +nothing\n/)]);
  const all = command('all');
  expect([all.code, all.output]).toEqual([0, expect.stringMatching(/\d+ pages in [\d.]+ s, ended at \S+Z\n$/)]);
});

test('a publisher that is killed in the middle of a publish leaves nothing behind that is not done', async () => {
  for (const round of [1, 2, 3]) {
    const summary = `Written just before the kill, round ${round}.`;
    await publishSummary(product, 1, summary);
    // Before, while or after the pages are put in place: a few milliseconds apart in each round.
    await new Promise((resolve) => setTimeout(resolve, 20 * round));
    killPublisher();
    await expect.poll(() => pageOf(product, 1), PATIENCE).toContain(summary);
    await expect.poll(() => state(), PATIENCE).toMatchObject({ pending: 0, failed: 0, isAway: false });
  }
});

test('a rebuild goes on where a killed publisher left it', async () => {
  const { id } = await askForRebuild();
  await expect.poll(() => state().rebuild?.done ?? 0, { intervals: [20] }).toBeGreaterThan(0);
  killPublisher();
  const left = state().rebuild;
  expect(left).toMatchObject({ id, finishedAt: null });
  expect(await askForRebuild()).toEqual({ id, hasJoined: true });
  await expect.poll(() => state().rebuild?.finishedAt, PATIENCE).not.toBeNull();
  const { rebuild, pages } = state();
  expect(rebuild).toMatchObject({ id, total: pages, done: pages, failed: 0, startedAt: left?.startedAt });
});

test('where nothing runs, the commands say so', async () => {
  await product.interrupt();
  for (const name of ['status', 'all'])
    expect(command(name)).toEqual({
      code: 1,
      output: expect.stringMatching(/^Nothing runs in .+\. Start it with npm start\.\n$/),
    });
});
