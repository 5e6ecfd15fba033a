import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retryFailedPages } from '@common-ground/api/features/publishing/requestRebuild.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testSettings } from '../../payload/testing/testSettings.ts';
import { builtSite } from '../../server/folders.ts';
import { BucketSource } from '../../server/gateway/BucketSource.ts';
import { StaticFiles } from '../../server/gateway/StaticFiles.ts';
import { Bucket } from '../../storage/Bucket.ts';
import { LastingFailure } from '../../storage/LastingFailure.ts';
import { openTestBucket } from '../../storage/testing/openTestBucket.ts';
import { openTreeStorage } from '../openTreeStorage.ts';
import { Publisher } from '../Publisher.ts';
import { PageIndex } from '../pageIndex/PageIndex.ts';
import { PagePurge } from '../purge/PagePurge.ts';
import { EVERYTHING } from '../purge/Purge.ts';
import { readRelease } from '../releases.ts';
import { publishing } from '../testing/publishing.ts';

const site = await publishing();
const store = await openTestBucket();
const root = mkdtempSync(path.join(tmpdir(), 'common-ground-scratch-'));
const release = await readRelease({ root, distFolder: builtSite, siteUrl: testSettings.SITE_URL });
const storage = openTreeStorage(release, builtSite, store.settings);
const bucket = new Bucket(store.settings);
const purged: string[] = [];
let failures = 0;
const purge = {
  async paths(paths: readonly string[]) {
    if (failures > 0) {
      failures -= 1;
      throw new LastingFailure('purge', 'the CDN answered 503');
    }
    purged.push(...paths);
  },
  everything: async () => void purged.push('everything'),
};
const tools = { sql: site.sql, renderer: site.renderer, tree: storage.pages, build: storage.build };
const publisher = new Publisher({ ...tools, purge: new PagePurge(purge) });
afterAll(async () => {
  await site.close();
  await store.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  await publisher.settle();
  purged.length = 0;
  failures = 0;
});

const readPage = async (page: string) => String((await storage.pages.read(page)) ?? '');
const reword = (id: number, summary: string) => site.cms.publish('conditions', id, { summary });
async function dirty(): Promise<{ path: string; error: string | null; isRetried: boolean }[]> {
  const { rows } = await site.pool.query(
    `SELECT path, error, not_before < 'infinity' AS "isRetried" FROM publisher.dirty WHERE path = '/condition/2'`,
  );
  return rows;
}
/** Makes a page wait for the CDN until a time, as an SQL expression. */
const owe = (page: string, until: string) =>
  site.pool.query(
    `INSERT INTO publisher.dirty (path, priority, error, not_before) VALUES ($1, 1, 'purge: the CDN answered 503', ${until})`,
    [page],
  );
const makeDue = () => site.pool.query(`UPDATE publisher.dirty SET not_before = '-infinity'`);

describe('pages in a bucket', () => {
  it('are stored once with their headers, and served until they are taken down', async () => {
    const put = vi.spyOn(Bucket.prototype, 'put');
    await reword(2, 'Stored in a bucket.');
    await publisher.settle();
    expect(await readPage('/condition/2')).toContain('Stored in a bucket.');
    const calls = put.mock.calls.filter(([key]) => key === storage.pages.fileOf('/condition/2'));
    expect(calls.map(([, , headers]) => headers)).toEqual([
      {
        type: 'text/html; charset=utf-8',
        caching: 'public, max-age=0, must-revalidate',
        digest: expect.stringMatching(/^[\w-]{27}$/),
      },
    ]);
    expect(purged).toContain('/condition/2');
    put.mockClear();
    purged.length = 0;
    await site.pool.query(
      `INSERT INTO publisher.dirty (path, priority) VALUES ('/condition/2', 1), ('/condition/99', 1)`,
    );
    await publisher.settle();
    expect([put.mock.calls, await dirty(), purged]).toEqual([[], [], []]);

    await storage.link();
    const files = new StaticFiles(new BucketSource(bucket, 1));
    const ask = (address: string) => files.serve(new Request(`http://site.test${address}`));
    const served = await ask('/condition/2');
    expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
    expect(await served.text()).toContain('Stored in a bucket.');
    await site.cms.unpublish('conditions', 2);
    await publisher.settle();
    expect([await readPage('/condition/2'), (await ask('/condition/2')).status]).toEqual(['', 404]);
    expect(purged).toContain('/condition/2');
  });

  it('wait for the storage while it is down, however often they were tried, and are then stored', async () => {
    await reword(2, 'Written while the storage is down.');
    await store.stop();
    await publisher.settle();
    const reason = expect.stringMatching(/^storage: the bucket site did not answer \(ECONN\w+\)$/);
    expect(await dirty()).toEqual([{ path: '/condition/2', error: reason, isRetried: true }]);
    await site.pool.query('UPDATE publisher.dirty SET attempts = 20');
    await makeDue();
    await publisher.settle();
    expect(await dirty()).toEqual([{ path: '/condition/2', error: reason, isRetried: true }]);
    await store.start();
    await vi.waitFor(
      async () => {
        await retryFailedPages(site.pool);
        await publisher.settle();
        expect(await dirty()).toEqual([]);
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(await readPage('/condition/2')).toContain('Written while the storage is down.');
  });
});

describe('release in a bucket', () => {
  it('has the files of its build, and replaces the release before the previous one', async () => {
    expect(await storage.build.put(storage.build.addresses)).toEqual([]);
    await storage.sweepAssets();
    for (const old of ['one', 'two'])
      await bucket.put(`releases/${old}/other.html`, old, { type: 'text/html', caching: 'no-cache' });
    await bucket.put('current', JSON.stringify({ release: 'two' }), { type: 'application/json', caching: 'no-cache' });
    await storage.copyUnrendered(['/other']);
    await storage.publish();
    expect([await storage.findRelease(), await readPage('/other')]).toEqual([release.release, 'two']);
    expect(await Array.fromAsync(bucket.list('releases/one/'))).toEqual([]);
    expect(await Array.fromAsync(bucket.list('releases/two/'))).toEqual(['releases/two/other.html']);
  });

  it('gets pages and files of its build again when their objects are lost or overwritten', async () => {
    // The others were rendered before there was a bucket.
    await site.pool.query(`DELETE FROM publisher.page WHERE path <> '/condition/2'`);
    const [asset = ''] = storage.build.assets;
    const file = storage.build.fileOf(asset);
    await bucket.remove(file);
    await bucket.put(storage.pages.fileOf('/condition/2'), 'other', { type: 'text/html', caching: 'no-cache' });
    const none = { list: async () => [], repair: async () => {} };
    const warned = vi.spyOn(log, 'warn').mockReturnValue();
    await storage.createDamageTask(site.sql, { entries: none, pages: none }).work();
    expect(warned.mock.calls).toEqual([
      ['1 damaged pages are made anew'],
      ['1 damaged files are copied from the build'],
    ]);
    warned.mockRestore();
    await publisher.settle();
    expect(await readPage('/condition/2')).toContain('Written while the storage is down.');
    expect(await bucket.look(file)).not.toBeNull();
  });

  it('gets the index of pages, and drops folders that were replaced', async () => {
    const index = new PageIndex({
      sql: site.sql,
      folder: release.folder,
      bucket: store.settings,
      databaseUrl: site.url,
    });
    await index.update();
    const stray = `releases/${release.release}/search/en/site-0123456789abcdef/files.json`;
    await bucket.put(stray, '{}', { type: 'application/json', caching: 'no-cache' });
    await storage.copyIndex?.();
    const manifest = JSON.parse(String(await bucket.read(`releases/${release.release}/search/en/pages.json`)));
    const stored = await Array.fromAsync(bucket.list(`releases/${release.release}/search/en/${manifest.engine}/`));
    const inFolder = readdirSync(path.join(release.folder, 'search/en', manifest.engine), { withFileTypes: true });
    expect(stored.length).toBeGreaterThanOrEqual(inFolder.length - 1);
    expect(await bucket.look(stray)).toBeNull();
    await index.stop();
  });
});

describe('purge', () => {
  it('is repeated until it succeeds, also of an unchanged page, and makes all waiting pages due', async () => {
    failures = 2;
    await reword(2, 'Purged at the third try.');
    await publisher.settle();
    const failed = { path: '/condition/2', error: 'purge: the CDN answered 503', isRetried: true };
    expect([await dirty(), purged.includes('/condition/2')]).toEqual([[failed], false]);
    expect(await readPage('/condition/2')).toContain('Purged at the third try.');
    failures = 2;
    await makeDue();
    await publisher.settle();
    expect([await dirty(), purged.includes('/condition/2')]).toEqual([[failed], false]);
    failures = 0;
    await makeDue();
    await owe('/privacy', "now() + interval '1 hour'");
    await publisher.settle();
    expect(await dirty()).toEqual([]);
    expect(purged).toEqual(expect.arrayContaining(['/condition/2', '/privacy']));
  });

  it('is repeated for a page that has its published text again', async () => {
    await owe('/condition/2', 'now()');
    await publisher.settle();
    expect([await dirty(), purged]).toEqual([[], ['/condition/2']]);
  });

  it('is made of everything', async () => {
    await site.pool.query(`INSERT INTO publisher.dirty (path, priority) VALUES ($1, 0)`, [EVERYTHING]);
    await publisher.settle();
    expect(purged).toContain('everything');
    const { rows } = await site.pool.query(`SELECT path FROM publisher.dirty WHERE path NOT LIKE '/search/%'`);
    expect(rows).toEqual([]);
  });
});
