import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { Breaker } from './Breaker.ts';
import type { BucketSettings } from './bucketSettings.ts';
import { eachOfMany } from './eachOfMany.ts';
import { LastingFailure } from './LastingFailure.ts';

/** Milliseconds for a call, with its second attempt, and for the upload of a film, or of a part of a stream. */
const CALL_MS = 8000;
const UPLOAD_MS = 10 * 60_000;
/** Calls that are made side by side for many objects. */
export const CALLS_AT_ONCE = 16;

/** How an object is stored: its headers, and a digest of its bytes when it is compared later. */
type Stored = { type: string; caching: string; digest?: string };

export type FoundObject = { etag: string; bytes: Buffer };

/**
 * A bucket of S3-compatible storage. A put object is there as a whole or not at all, and the next read finds it.
 * Methods throw `LastingFailure` when the storage does not answer.
 */
export class Bucket {
  #settings: BucketSettings;
  #name: string;
  #connection: Promise<Connection> | undefined;
  #breaker = new Breaker();

  constructor(settings: BucketSettings) {
    this.#settings = settings;
    this.#name = settings.bucket;
  }

  async put(key: string, bytes: Buffer | string, { type, caching, digest }: Stored): Promise<void> {
    const headers = { ContentType: type, CacheControl: caching, ...(digest ? { Metadata: { digest } } : {}) };
    await this.#call(({ client, sdk, options }) =>
      client.send(new sdk.PutObjectCommand({ ...this.#at(key), ...headers, Body: Buffer.from(bytes) }), options),
    );
  }

  /** Puts a file of the disk without holding it in memory. */
  async upload(key: string, file: string, { type, caching }: Stored): Promise<void> {
    const { size } = await stat(file);
    const headers = { ContentType: type, CacheControl: caching, ContentLength: size };
    await this.#call(
      // A stream can be sent once only, so each call opens the file.
      ({ client, sdk, options }) =>
        client.send(new sdk.PutObjectCommand({ ...this.#at(key), ...headers, Body: createReadStream(file) }), options),
      UPLOAD_MS,
    );
  }

  /** Puts a stream of any length in parts, of which up to 20 MB are in memory. */
  async uploadStream(key: string, content: AsyncIterable<Buffer>, { type, caching }: Stored): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const headers = { ContentType: type, CacheControl: caching };
    await this.#call(async ({ client, abort, timer }) => {
      const params = { ...this.#at(key), ...headers, Body: Readable.from(content) };
      const upload = new Upload({ client, params, abortController: abort });
      upload.on('httpUploadProgress', () => timer.refresh());
      await upload.done();
    }, UPLOAD_MS);
  }

  /** Returns an object; null when it does not exist, and `unchanged` when it has the ETag `known`. */
  async find(key: string, known?: string): Promise<FoundObject | 'unchanged' | null> {
    return this.#call(async ({ client, sdk, options }) => {
      try {
        const condition = known ? { IfNoneMatch: known } : {};
        const found = await client.send(new sdk.GetObjectCommand({ ...this.#at(key), ...condition }), options);
        return { etag: found.ETag ?? '', bytes: await readBody(found) };
      } catch (error) {
        if (readStatus(error) === 304) return 'unchanged';
        return missingToNull(error);
      }
    });
  }

  async read(key: string): Promise<Buffer | null> {
    const found = await this.find(key);
    return found === null || found === 'unchanged' ? null : found.bytes;
  }

  /** Opens an object, or a part of it. Resolves to null when it does not exist. */
  async open(key: string, part?: { start: number; end: number }): Promise<Readable | null> {
    const range = part ? { Range: `bytes=${part.start}-${part.end}` } : {};
    const found = await this.#call(({ client, sdk, options }) =>
      client.send(new sdk.GetObjectCommand({ ...this.#at(key), ...range }), options).catch(missingToNull),
    );
    return (found?.Body as Readable | undefined) ?? null;
  }

  /** Returns size in bytes and stored digest of an object; null when it does not exist. */
  async look(key: string): Promise<{ size: number; digest: string | null } | null> {
    const found = await this.#call(({ client, sdk, options }) =>
      client.send(new sdk.HeadObjectCommand(this.#at(key)), options).catch(missingToNull),
    );
    return found && { size: found.ContentLength ?? 0, digest: found.Metadata?.digest ?? null };
  }

  async hasDigest(key: string, digest: string): Promise<boolean> {
    return (await this.look(key))?.digest === digest;
  }

  /**
   * Returns the keys that begin with `prefix`, in order. Continues after the last key (`ListObjects`), because the tokens
   * of `ListObjectsV2` need a cipher that Node lacks in the server of the tests.
   */
  async *list(prefix: string): AsyncGenerator<string> {
    let last: string | undefined;
    do {
      const page = await this.#call(({ client, sdk, options }) =>
        client.send(new sdk.ListObjectsCommand({ Bucket: this.#name, Prefix: prefix, Marker: last }), options),
      );
      const keys = (page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : []));
      yield* keys;
      last = page.IsTruncated ? keys.at(-1) : undefined;
    } while (last !== undefined);
  }

  /** Copies an object with its headers. Does nothing when it does not exist. */
  async copy(from: string, to: string): Promise<void> {
    const source = `${this.#name}/${from.split('/').map(encodeURIComponent).join('/')}`;
    await this.#call(({ client, sdk, options }) =>
      client.send(new sdk.CopyObjectCommand({ ...this.#at(to), CopySource: source }), options).catch(missingToNull),
    );
  }

  async remove(key: string): Promise<void> {
    await this.#call(({ client, sdk, options }) => client.send(new sdk.DeleteObjectCommand(this.#at(key)), options));
  }

  async removeAll(prefix: string): Promise<void> {
    await eachOfMany(this.list(prefix), CALLS_AT_ONCE, (key) => this.remove(key));
  }

  #at(key: string) {
    return { Bucket: this.#name, Key: key };
  }

  async #call<Result>(work: (call: Connection & Call) => Promise<Result>, limitMs = CALL_MS): Promise<Result> {
    return this.#breaker.run(async () => {
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), limitMs);
      try {
        this.#connection ??= connect(this.#settings);
        return await work({ ...(await this.#connection), options: { abortSignal: abort.signal }, abort, timer });
      } catch (error) {
        throw new LastingFailure('storage', `the bucket ${this.#name} ${describeError(error)}`, error);
      } finally {
        clearTimeout(timer);
      }
    });
  }
}

type Connection = { sdk: typeof import('@aws-sdk/client-s3'); client: S3Client };
/** `timer` aborts the call at the end of its time. */
type Call = { options: { abortSignal: AbortSignal }; abort: AbortController; timer: NodeJS.Timeout };

/** The SDK prints nothing, because each failure is reported as a `LastingFailure`. */
const ignore = () => {};
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Loads the SDK when a bucket is first used, because it takes memory and time that the disk does not need. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: 2,
    logger: SILENT,
    // Storage of other makers may not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

async function readBody({ Body }: GetObjectCommandOutput): Promise<Buffer> {
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

function readStatus(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

function missingToNull(error: unknown): null {
  if (readStatus(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null;
  throw error;
}

function describeError(error: unknown): string {
  const { name, code } = error as Error & { code?: string };
  if (name === 'AbortError') return 'did not answer in time';
  const status = readStatus(error);
  return status === undefined ? `did not answer (${code ?? name})` : `answered ${status} (${name})`;
}
