import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Settings } from '../settings.ts';
import { StartError } from '../start/StartError.ts';
import type { BackupStore } from './BackupStore.ts';

type S3Settings = Pick<Settings, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** Backups below a prefix of a bucket in S3-compatible storage. */
export class S3Store implements BackupStore {
  readonly name: string;
  #bucket: string;
  #prefix: string;
  #client: S3Client;

  /** @param address such as `s3://bucket/prefix` */
  constructor(address: string, settings: S3Settings) {
    const { hostname, pathname } = new URL(address);
    this.name = address.replace(/\/+$/, '');
    this.#bucket = hostname;
    this.#prefix = pathname.replace(/^\/+|\/+$/g, '');
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
    const credentials = S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    this.#client = new S3Client({
      region: S3_REGION,
      // Other providers than Amazon may have no host name for each bucket, and not know Amazon's checksums.
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(credentials && { credentials }),
    });
  }

  async listFolders(): Promise<string[]> {
    const start = this.#key('');
    const folders: string[] = [];
    await this.#try(async () => {
      const input = { Bucket: this.#bucket, Prefix: start, Delimiter: '/' };
      for await (const page of paginateListObjectsV2({ client: this.#client }, input))
        folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(start.length, -1)));
    });
    return folders;
  }

  async has(file: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand(this.#place(file)));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'NotFound') return false;
      throw this.#explain(error);
    }
  }

  async put(file: string, content: AsyncIterable<Buffer>): Promise<void> {
    const upload = new Upload({ client: this.#client, params: { ...this.#place(file), Body: Readable.from(content) } });
    await this.#try(() => upload.done());
  }

  async open(file: string): Promise<Readable> {
    const { Body } = await this.#try(() => this.#client.send(new GetObjectCommand(this.#place(file))));
    // Under Node the body is always a stream of Node.
    return Body as Readable;
  }

  async removeFolder(folder: string): Promise<void> {
    const input = { Bucket: this.#bucket, Prefix: `${this.#key(folder)}/` };
    await this.#try(async () => {
      for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, input)) {
        const Objects = Contents.map(({ Key }) => ({ Key }));
        await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects } }));
      }
    });
  }

  #key(file: string): string {
    return this.#prefix === '' ? file : `${this.#prefix}/${file}`;
  }

  #place(file: string) {
    return { Bucket: this.#bucket, Key: this.#key(file) };
  }

  #try<Result>(work: () => Promise<Result>): Promise<Result> {
    return work().catch((error: unknown) => {
      throw this.#explain(error);
    });
  }

  #explain(error: unknown): StartError {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return new StartError(
      `${this.name} cannot be used: ${message || name}. Check the bucket, S3_ENDPOINT, S3_REGION and the keys.`,
    );
  }
}
