import type { Readable } from 'node:stream';
import { FILMS_PREFIX } from '../../payload/films/filmStore.ts';
import { ASSETS_PREFIX, RELEASES_PREFIX } from '../../publisher/bucket/keys.ts';
import { Bucket } from '../../storage/Bucket.ts';
import { nameBucket, toBucketSettings } from '../../storage/bucketSettings.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start/StartError.ts';
import type { BackupStore } from './BackupStore.ts';
import { BACKUP_MANIFEST } from './manifest.ts';

const SITE_PREFIXES = [RELEASES_PREFIX, ASSETS_PREFIX, FILMS_PREFIX];
const STORED = { type: 'application/octet-stream', caching: 'no-store' };

/** Backups below a prefix of a bucket in S3-compatible storage. */
export class S3Store implements BackupStore {
  readonly name: string;
  #bucket: Bucket;
  /** Prefix of the keys, with a slash at its end; empty for a whole bucket. */
  #prefix: string;

  /**
   * @param address such as `s3://bucket/prefix`
   * @throws StartError when the publisher would delete backups there, or take them for films
   */
  constructor(address: string, settings: Settings) {
    const { hostname, pathname } = new URL(address);
    this.name = address.replace(/\/+$/, '');
    const prefix = pathname.replace(/^\/+|\/+$/g, '');
    this.#prefix = prefix && `${prefix}/`;
    const isOfSite = prefix === '' || SITE_PREFIXES.some((start) => this.#prefix.startsWith(start));
    if (isOfSite && hostname === toBucketSettings(settings)?.bucket)
      throw new StartError(
        `${this.name} is among the pages and films of the site. Use another bucket, or a prefix such as s3://${hostname}/backups.`,
      );
    this.#bucket = new Bucket(nameBucket(hostname, settings));
  }

  async listFolders(): Promise<string[]> {
    const keys = await this.#try(() => Array.fromAsync(this.#bucket.list(this.#prefix)));
    const files = keys.map((key) => key.slice(this.#prefix.length)).filter((file) => file.includes('/'));
    return [...new Set(files.map((file) => file.slice(0, file.indexOf('/'))))];
  }

  has(file: string): Promise<boolean> {
    return this.#try(async () => (await this.#bucket.look(this.#prefix + file)) !== null);
  }

  put(file: string, content: AsyncIterable<Buffer>): Promise<void> {
    return this.#try(() => this.#bucket.uploadStream(this.#prefix + file, content, STORED));
  }

  async open(file: string): Promise<Readable> {
    const content = await this.#try(() => this.#bucket.open(this.#prefix + file));
    if (!content) throw new Error(`${this.name}/${file} does not exist`);
    return content;
  }

  removeFolder(folder: string): Promise<void> {
    return this.#try(async () => {
      await this.#bucket.remove(`${this.#prefix}${folder}/${BACKUP_MANIFEST}`);
      await this.#bucket.removeAll(`${this.#prefix}${folder}/`);
    });
  }

  async #try<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      throw new StartError(
        `${this.name} cannot be used: ${message.replace(/^storage: /, '')}. Check the bucket, S3_ENDPOINT, S3_REGION and the keys.`,
      );
    }
  }
}
