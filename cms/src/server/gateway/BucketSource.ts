import { fileFor } from '@common-ground/site/renderer';
import { LRUCache } from 'lru-cache';
import { CURRENT_KEY, readReleaseId, toAssetKey, toReleaseKey } from '../../publisher/bucket/keys.ts';
import type { Bucket, FoundObject } from '../../storage/Bucket.ts';
import { LastingFailure } from '../../storage/LastingFailure.ts';
import type { FileSource, FoundFile } from './FileSource.ts';

/**
 * Milliseconds for which a version is sent without another look, so that a changed page is sent a second later. Behind a
 * CDN that is purged it must be 0: the CDN would store the earlier version for long.
 */
export const FRESH_MS = 1000;
/** Missing objects that are remembered for `FRESH_MS`, so that repeated requests for them cause few calls. */
const MAX_MISSING = 10_000;

type Looked = FoundObject | 'unchanged' | null;

/** Serves the static tree of a bucket. While the storage does not answer, known versions stay current. */
export class BucketSource implements FileSource {
  #bucket: Pick<Bucket, 'find' | 'read'>;
  #freshMs: number;
  #release: { id: string; etag: string; until: number } | null = null;
  #missing: LRUCache<string, true>;
  /** Calls under way, which concurrent requests for the same object share. */
  #looking = new Map<string, Promise<Looked>>();

  constructor(bucket: Pick<Bucket, 'find' | 'read'>, freshMs: number) {
    this.#bucket = bucket;
    this.#freshMs = freshMs;
    this.#missing = new LRUCache({ max: MAX_MISSING, ttl: freshMs });
  }

  async places(pathname: string): Promise<string[]> {
    if (pathname.startsWith('/_astro/')) return [toAssetKey(pathname)];
    const page = await this.placeOfPage(pathname);
    // Pages have no dot in their address, and most requests are for pages.
    return pathname.includes('.') && !pathname.startsWith('/search/') ? [toAssetKey(pathname), page] : [page];
  }

  async placeOfPage(pathname: string): Promise<string> {
    return toReleaseKey(await this.#findRelease(), fileFor(pathname));
  }

  async find(key: string, known?: string): Promise<FoundFile | null> {
    if (this.#missing.has(key)) return null;
    try {
      const found = await this.#look(key, known);
      if (found === null) {
        if (this.#freshMs > 0) this.#missing.set(key, true);
        return null;
      }
      return found === 'unchanged' ? this.#toFile(key, known ?? '') : this.#toFile(key, found.etag, found.bytes);
    } catch (error) {
      if (known === undefined) throw error;
      return this.#toFile(key, known);
    }
  }

  /** The storage guards its bytes itself. */
  isDamaged(): boolean {
    return false;
  }

  #toFile(key: string, version: string, bytes?: Buffer): FoundFile {
    const until = performance.now() + this.#freshMs;
    return {
      version,
      isCurrent: () => performance.now() < until,
      // The caller may have dropped the bytes of a known version meanwhile.
      read: async () => {
        const found = bytes ?? (await this.#bucket.read(key));
        if (!found) throw new LastingFailure('storage', `${key} was deleted while it was read`);
        return found;
      },
    };
  }

  async #findRelease(): Promise<string> {
    const known = this.#release;
    if (known && performance.now() < known.until) return known.id;
    const until = performance.now() + this.#freshMs;
    try {
      const found = await this.#look(CURRENT_KEY, known?.etag);
      if (found === 'unchanged' && known) this.#release = { ...known, until };
      else if (found !== null && found !== 'unchanged')
        this.#release = { id: readReleaseId(found.bytes) ?? '', etag: found.etag, until };
    } catch (error) {
      if (!known) throw error;
      this.#release = { ...known, until };
    }
    return this.#release?.id ?? '';
  }

  #look(key: string, known?: string): Promise<Looked> {
    // A call under way may have begun before a purge.
    if (this.#freshMs === 0) return this.#bucket.find(key, known);
    const name = `${key} ${known ?? ''}`;
    const looking = this.#looking.get(name) ?? this.#bucket.find(key, known).finally(() => this.#looking.delete(name));
    this.#looking.set(name, looking);
    return looking;
  }
}
