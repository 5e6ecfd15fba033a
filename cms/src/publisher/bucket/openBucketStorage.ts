import { fileFor } from '@common-ground/site/renderer';
import { Bucket, CALLS_AT_ONCE } from '../../storage/Bucket.ts';
import type { BucketSettings } from '../../storage/bucketSettings.ts';
import { eachOfMany } from '../../storage/eachOfMany.ts';
import { createFileHeaders, toFileType } from '../../storage/fileHeaders.ts';
import type { BuildStore } from '../BuildFiles.ts';
import { createDamageTask } from '../createDamageTask.ts';
import { buildGroup } from '../damage/groups.ts';
import { hashBytes } from '../digests.ts';
import { KEPT_PAGES, listBuildFiles, type Release } from '../releases.ts';
import { type AssetFiles, DROPPED, sweepAssets } from '../sweepAssets.ts';
import type { TreeStorage } from '../TreeStorage.ts';
import { BucketTree } from './BucketTree.ts';
import { copyIndex } from './copyIndex.ts';
import { ASSETS_PREFIX, CURRENT_KEY, RELEASES_PREFIX, readReleaseId, toCurrent, toReleaseKey } from './keys.ts';
import { ObjectComparison } from './ObjectComparison.ts';

const JSON_OBJECT = { type: 'application/json; charset=utf-8', caching: 'no-cache' };

/** Objects that are compared each minute. Storage guards its bytes, so this finds what others overwrote or deleted. */
const COMPARED = { atATime: 300, everyMs: 60_000 };

/** Opens a release in a bucket. The folder of the release has only the index of pages, from which it is copied. */
export function openBucketStorage(release: Release, distFolder: string, settings: BucketSettings): TreeStorage {
  const bucket = new Bucket(settings);
  const id = release.release;
  const build = listBuildFiles(release, distFolder, storeInBucket(bucket));
  const pages = new BucketTree(bucket, id);
  const findRelease = () => findReleaseInBucket(bucket);
  const link = () => bucket.put(CURRENT_KEY, toCurrent(id), JSON_OBJECT);
  const keptPages = toReleaseKey(id, KEPT_PAGES);
  const assets: AssetFiles = {
    list: async () => (await Array.fromAsync(bucket.list(ASSETS_PREFIX))).map((key) => key.slice(ASSETS_PREFIX.length)),
    remove: (name) => bucket.remove(ASSETS_PREFIX + name),
    readDropped: async () => (await bucket.read(DROPPED))?.toString() ?? null,
    saveDropped: (text) => bucket.put(DROPPED, text, JSON_OBJECT),
    async *readEarlierPages() {
      const paths = JSON.parse((await bucket.read(keptPages))?.toString() ?? '[]') as string[];
      for (const page of paths) yield String((await pages.read(page)) ?? '');
    },
  };
  return {
    pages,
    build,
    findRelease,
    link,
    async publish() {
      const previous = await findRelease();
      await link();
      await eachOfMany(bucket.list(RELEASES_PREFIX), CALLS_AT_ONCE, async (key) => {
        const [, owner = ''] = key.split('/');
        if (owner !== id && owner !== previous) await bucket.remove(key);
      });
    },
    async copyUnrendered(paths) {
      const published = await findRelease();
      await eachOfMany(published === null ? [] : paths, CALLS_AT_ONCE, async (page) => {
        // A page that exists is newer: an interrupted start with this release rendered it.
        if ((await bucket.look(pages.fileOf(page))) === null)
          await bucket.copy(toReleaseKey(String(published), fileFor(page)), pages.fileOf(page));
      });
      if (paths.length > 0) await bucket.put(keptPages, JSON.stringify(paths), JSON_OBJECT);
    },
    sweepAssets: () => sweepAssets({ files: assets, assets: build.assets }),
    createDamageTask: (sql, { entries }) =>
      createDamageTask(sql, pages, [buildGroup(sql, build), entries], {
        comparison: new ObjectComparison(bucket),
        ...COMPARED,
      }),
    copyIndex: () => copyIndex({ bucket, release: id, folder: release.folder }),
  };
}

export async function findReleaseInBucket(bucket: Bucket): Promise<string | null> {
  return readReleaseId(await bucket.read(CURRENT_KEY));
}

function storeInBucket(bucket: Bucket): BuildStore {
  return {
    async put(key, bytes, address) {
      const digest = hashBytes(bytes);
      if (await bucket.hasDigest(key, digest)) return;
      const caching = createFileHeaders(address)['cache-control'];
      await bucket.put(key, bytes, { type: toFileType(key), caching, digest });
    },
    hasDigest: (key, digest) => bucket.hasDigest(key, digest),
  };
}
