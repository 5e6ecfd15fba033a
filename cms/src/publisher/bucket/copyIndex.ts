import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIndexFile, pageManifestPath } from '@common-ground/api/contracts/search/pageIndex.ts';
import { type Bucket, CALLS_AT_ONCE } from '../../storage/Bucket.ts';
import { eachOfMany } from '../../storage/eachOfMany.ts';
import { createFileHeaders, toFileType } from '../../storage/fileHeaders.ts';
import { hashBytes } from '../digests.ts';
import { IndexFolder, MANIFEST } from '../pageIndex/IndexFolder.ts';
import { toReleaseKey } from './keys.ts';

type Order = {
  bucket: Bucket;
  release: string;
  /** Folder of the release, in which the index is built. */
  folder: string;
};

/**
 * Copies the index of pages of each language to the bucket: missing files first, then the manifest that names them.
 * Deletes what is not in the folder any more. Leaves languages alone whose index is not built yet, because another
 * publisher has copied the one that readers use.
 */
export async function copyIndex(order: Order): Promise<void> {
  const { bucket, release, folder } = order;
  const languages = await readdir(path.join(folder, 'search')).catch((): string[] => []);
  const indexes = languages.map((language) => ({ language, index: new IndexFolder(folder, language) }));
  const built = indexes.filter(({ index }) => index.digests() !== null);
  if (built.length === 0) return;
  const stored = new Set(await Array.fromAsync(bucket.list(toReleaseKey(release, 'search/'))));
  const folders = new Map<string, string[]>();
  for (const { language, index } of built) {
    await copyLanguage(order, { language, index, stored });
    folders.set(language, await readdir(index.folder));
  }
  await eachOfMany(stored, CALLS_AT_ONCE, async (key) => {
    const address = key.slice(toReleaseKey(release, '').length - 1);
    const [, , language = '', name = ''] = address.split('/');
    const isOld = isIndexFile(address) && folders.get(language)?.includes(name) === false;
    if (!languages.includes(language) || isOld) await bucket.remove(key);
  });
}

type OneLanguage = { language: string; index: IndexFolder; stored: ReadonlySet<string> };

async function copyLanguage({ bucket, release }: Order, { language, index, stored }: OneLanguage): Promise<void> {
  const { [MANIFEST]: manifest, ...files } = Object.fromEntries(index.digests() ?? []);
  const put = async (name: string, digest: string) => {
    const bytes = await readFile(path.join(index.folder, name));
    if (hashBytes(bytes) !== digest)
      throw new Error(`${name} of the index in ${language} is damaged. Restart the publisher.`);
    const address = path.join(path.dirname(pageManifestPath(language)), name);
    const caching = createFileHeaders(address)['cache-control'];
    await bucket.put(toReleaseKey(release, address.slice(1)), bytes, { type: toFileType(name), caching, digest });
  };
  await eachOfMany(Object.entries(files), CALLS_AT_ONCE, async ([name, digest]) => {
    if (!stored.has(toReleaseKey(release, `search/${language}/${name}`))) await put(name, digest);
  });
  const key = toReleaseKey(release, `search/${language}/${MANIFEST}`);
  if (manifest && !(await bucket.hasDigest(key, manifest))) await put(MANIFEST, manifest);
}
