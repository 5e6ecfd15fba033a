import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readState } from '@common-ground/api/features/publishing/readState.ts';
import { requestRebuild, retryFailedPages } from '@common-ground/api/features/publishing/requestRebuild.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BuildFiles } from './BuildFiles.ts';
import { createDamageTask } from './createDamageTask.ts';
import { buildGroup } from './damage/groups.ts';
import { digestFolder } from './digests.ts';
import { Publisher } from './Publisher.ts';
import { StaticTree } from './StaticTree.ts';
import { publishing } from './testing/publishing.ts';
import { differing } from './testing/snapshot.ts';

const PATIENCE = { timeout: 120_000, interval: 10 };

const site = await publishing();
let stop: () => Promise<void> = async () => {};
afterAll(() => site.close());
afterEach(() => stop());

const start = async () => {
  ({ stop } = await site.start());
};
const toFile = (page: string) => path.join(site.folder, page);
const rebuildState = async () => (await readState(site.pool)).rebuild;
const whenEnded = () => vi.waitFor(async () => expect((await rebuildState())?.finishedAt).not.toBeNull(), PATIENCE);

it('joins a requested rebuild, repairs and deletes pages, and records the result', async () => {
  await writeFile(toFile('condition/3.html'), 'falsified');
  await rm(toFile('fr/condition/4.html'));
  await writeFile(toFile('condition/999.html'), 'of a record that is gone');
  const first = await requestRebuild(site.pool);
  expect(first.hasJoined).toBe(false);
  expect(await Promise.all([requestRebuild(site.pool), requestRebuild(site.pool)]), 'joins the one that waits').toEqual(
    [
      { id: first.id, hasJoined: true },
      { id: first.id, hasJoined: true },
    ],
  );
  await start();
  await whenEnded();
  const { pages } = await readState(site.pool);
  expect(await rebuildState()).toMatchObject({ total: pages, done: pages, failed: 0 });
  await site.expectWhole();
});

it('begins another rebuild after the last one, and publishes a change before it ends', async () => {
  const last = await rebuildState();
  expect(await requestRebuild(site.pool)).toEqual({ id: expect.any(Number), hasJoined: false });
  expect((await rebuildState())?.id).toBeGreaterThan(last?.id ?? 0);
  site.rendered.length = 0;
  site.whenRendering(
    () => true,
    () => site.cms.publish('conditions', 6, { summary: 'Meanwhile.' }),
  );
  let stateThen: Awaited<ReturnType<typeof rebuildState>> = null;
  site.whenRendering(
    (page) => page === '/condition/6',
    async () => {
      stateThen = await rebuildState();
    },
  );
  await start();
  await whenEnded();
  expect(stateThen).toMatchObject({ finishedAt: null });
  expect(site.rendered.indexOf('/condition/6')).toBeLessThan(site.rendered.length / 2);
  await site.expectWhole();
});

it('continues a rebuild that another publisher began', async () => {
  const all = (await readState(site.pool)).pages;
  await requestRebuild(site.pool);
  await start();
  await vi.waitFor(async () => expect((await rebuildState())?.done).toBeGreaterThan(0), PATIENCE);
  await stop();
  const { done, finishedAt } = (await rebuildState()) ?? { done: 0 };
  expect(finishedAt).toBeNull();
  expect(done).toBeLessThan(all);
  site.rendered.length = 0;
  await start();
  await whenEnded();
  expect(site.rendered.length).toBeLessThanOrEqual(all - done);
  expect(await rebuildState()).toMatchObject({ total: all, done: all });
});

it('continues after a page that fails, and counts it', async () => {
  const { rows } = await site.pool.query('SELECT resources::text FROM conditions WHERE id = 5');
  await site.pool.query(`UPDATE conditions SET resources = '"no list"' WHERE id = 5`);
  await requestRebuild(site.pool);
  await start();
  await whenEnded();
  const state = await readState(site.pool);
  expect(state.rebuild).toMatchObject({ failed: 1 });
  expect(state.failed).toBe(1);
  await site.pool.query('UPDATE conditions SET resources = $1 WHERE id = 5', [rows[0].resources]);
});

it('finds damaged and missing pages by their digest, and renders only these', async () => {
  await site.publisher.settle();
  const whole = await site.tree();
  const duty = createDamageTask(site.sql, new StaticTree(site.folder));
  const damaged = toFile('condition/2.html');
  const bytes = await readFile(damaged);
  bytes[bytes.length - 20] = 0;
  // Keeps length and time, as a failing disk does.
  const { atime, mtime } = await stat(damaged);
  await writeFile(damaged, bytes);
  await utimes(damaged, atime, mtime);
  await rm(toFile('feed.xml'));
  site.rendered.length = 0;
  do await duty.work();
  while ((await site.waiting()).length < 2);
  expect(await site.waiting()).toEqual(['/condition/2', '/feed.xml']);
  await site.publisher.settle();
  expect(site.rendered.sort()).toEqual(['/condition/2', '/feed.xml']);
  expect(differing(whole, await site.tree())).toEqual([]);
  await duty.work();
  expect(await site.waiting()).toEqual([]);
});

describe('file of the build', () => {
  let client: string;
  let root: string;
  let build: BuildFiles;
  let publisher: Publisher;
  const SCRIPT = '/_astro/a.js';
  const fileOfScript = () => path.join(root, 'assets', SCRIPT);
  const script = () => readFile(fileOfScript(), 'utf8');

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'common-ground-root-'));
    client = path.join(root, 'client');
    await mkdir(path.join(client, '_astro'), { recursive: true });
    for (const name of ['sw.js', '_astro/a.js']) await writeFile(path.join(client, name), `bytes of ${name}`);
    build = new BuildFiles({ root, folder: site.folder }, { clientFolder: client, digests: digestFolder(client) });
    await build.put(build.addresses);
    publisher = new Publisher({ sql: site.sql, renderer: site.renderer, tree: new StaticTree(site.folder), build });
    await site.publisher.settle();
  });
  afterAll(async () => {
    await rm(root, { recursive: true });
    await rm(toFile('sw.js'));
  });

  it('is found by its digest when damaged or missing, and copied without rendering a page', async () => {
    const duty = createDamageTask(site.sql, new StaticTree(site.folder), [buildGroup(site.sql, build)]);
    await duty.work();
    const { atime, mtime } = await stat(fileOfScript());
    await writeFile(fileOfScript(), 'BYTES of _astro/a.js');
    await utimes(fileOfScript(), atime, mtime);
    await rm(toFile('sw.js'));
    site.rendered.length = 0;
    do await duty.work();
    while ((await site.waiting()).length < 2);
    expect(await site.waiting()).toEqual(['/_astro/a.js', '/sw.js']);
    await publisher.settle();
    expect(await script()).toBe('bytes of _astro/a.js');
    expect(await readFile(toFile('sw.js'), 'utf8')).toBe('bytes of sw.js');
    expect([await site.waiting(), site.rendered]).toEqual([[], []]);
    const { pages } = await readState(site.pool);
    expect(pages).toBe(new Set(await site.tree().then((tree) => tree.keys())).size - 1);
  });

  it('is copied by a rebuild before it ends', async () => {
    await writeFile(fileOfScript(), 'half');
    await requestRebuild(site.pool);
    await publisher.settle();
    expect(await script()).toBe('bytes of _astro/a.js');
    expect(await rebuildState()).toMatchObject({ failed: 0, finishedAt: expect.any(String) });
  });

  it('fails a rebuild when the build is damaged too, and is copied when it is repaired', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    await writeFile(fileOfScript(), 'half');
    await writeFile(path.join(client, SCRIPT), 'half');
    await requestRebuild(site.pool);
    await publisher.settle();
    expect(await rebuildState()).toMatchObject({ failed: 1 });
    expect((await readState(site.pool)).failures).toMatchObject([
      { what: SCRIPT, reason: expect.stringMatching(/^The build of the site is damaged/) },
    ]);
    expect(await script()).toBe('half');
    await writeFile(path.join(client, SCRIPT), 'bytes of _astro/a.js');
    await retryFailedPages(site.pool);
    await publisher.settle();
    expect(await script()).toBe('bytes of _astro/a.js');
    expect((await readState(site.pool)).failed).toBe(0);
  });
});
