import { fileFor } from '@common-ground/site/renderer';
import type { Bucket } from '../../storage/Bucket.ts';
import { createFileHeaders, toFileType } from '../../storage/fileHeaders.ts';
import { hashBytes } from '../digests.ts';
import type { PageTree } from '../PageTree.ts';
import { toPagePath } from '../StaticTree.ts';
import { toReleaseKey } from './keys.ts';

/** Pages of a release as objects of a bucket. Each object stores the digest of its bytes, by which it is compared. */
export class BucketTree implements PageTree {
  #bucket: Bucket;
  #release: string;

  constructor(bucket: Bucket, release: string) {
    this.#bucket = bucket;
    this.#release = release;
  }

  async write(pagePath: string, bytes: Buffer): Promise<'written' | 'unchanged'> {
    const [key, digest] = [this.fileOf(pagePath), hashBytes(bytes)];
    if (await this.#bucket.hasDigest(key, digest)) return 'unchanged';
    await this.#bucket.put(key, bytes, {
      type: toFileType(key),
      caching: createFileHeaders(pagePath)['cache-control'],
      digest,
    });
    return 'written';
  }

  async remove(pagePath: string): Promise<boolean> {
    const key = this.fileOf(pagePath);
    if ((await this.#bucket.look(key)) === null) return false;
    await this.#bucket.remove(key);
    return true;
  }

  async *paths(): AsyncGenerator<string> {
    const folder = toReleaseKey(this.#release, '');
    for await (const key of this.#bucket.list(folder)) {
      const page = toPagePath(key.slice(folder.length));
      if (page !== null) yield page;
    }
  }

  read(pagePath: string): Promise<Buffer | null> {
    return this.#bucket.read(this.fileOf(pagePath));
  }

  hasDigest(pagePath: string, digest: string): Promise<boolean> {
    return this.#bucket.hasDigest(this.fileOf(pagePath), digest);
  }

  /** An interrupted write leaves nothing in a bucket. */
  async sweep(): Promise<void> {}

  /** Returns the key of a page. */
  fileOf(pagePath: string): string {
    return toReleaseKey(this.#release, fileFor(pagePath));
  }
}
