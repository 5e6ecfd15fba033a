import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Bucket } from '../../storage/Bucket.ts';
import { openTestBucket } from '../../storage/testing/openTestBucket.ts';
import { DIGESTS, hashBytes, sealDigests } from '../digests.ts';
import { IndexFolder } from '../pageIndex/IndexFolder.ts';
import { INDEX_VERSION } from '../pageIndex/version.ts';
import { copyIndex } from './copyIndex.ts';

const storage = await openTestBucket();
const bucket = new Bucket(storage.settings);
const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-copied-index-'));
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const ENGINE = 'engine-0123456789abcdef';
const OLD = 'engine-fedcba9876543210';
const STORED = { type: 'text/javascript', caching: 'no-cache' };

/** Builds an index without pages, of one file. */
async function buildIndex(language: string): Promise<void> {
  const index = new IndexFolder(folder, language);
  mkdirSync(path.join(index.folder, ENGINE));
  writeFileSync(path.join(index.folder, ENGINE, 'pagefind.js'), language);
  const digests = sealDigests(new Map([['pagefind.js', hashBytes(language)]]));
  writeFileSync(path.join(index.folder, ENGINE, DIGESTS), digests);
  await index.write({ version: INDEX_VERSION, engine: ENGINE, parts: [] });
}

async function listKeys(): Promise<string[]> {
  await copyIndex({ bucket, release: 'id', folder });
  const start = 'releases/id/search/'.length;
  return (await Array.fromAsync(bucket.list('releases/'))).map((key) => key.slice(start)).sort();
}

describe('the copy of the index of pages', () => {
  beforeEach(async () => {
    for (const language of ['en', 'fr'])
      await bucket.put(`releases/id/search/${language}/${OLD}/pagefind.js`, 'old', STORED);
  });

  it('replaces an index that is built, and leaves one alone that is still to be built', async () => {
    new IndexFolder(folder, 'fr');
    expect(await listKeys()).toEqual([`en/${OLD}/pagefind.js`, `fr/${OLD}/pagefind.js`]);
    await buildIndex('en');
    expect(await listKeys()).toEqual([`en/${ENGINE}/pagefind.js`, 'en/pages.json', `fr/${OLD}/pagefind.js`]);
  });

  it('deletes the index of a language that is no longer active', async () => {
    rmSync(path.join(folder, 'search/fr'), { recursive: true, force: true });
    await bucket.put('releases/id/search/fr/conditions.json', '{}', STORED);
    expect(await listKeys()).toEqual([`en/${ENGINE}/pagefind.js`, 'en/pages.json']);
  });
});
