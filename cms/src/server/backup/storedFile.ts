import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { PassThrough, type Readable, Transform, type TransformCallback, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { StartError } from '../start/StartError.ts';
import type { BackupStore } from './BackupStore.ts';

const CIPHER = 'aes-256-gcm';
/** The length of the tag is demanded, because a short one is easier to forge. */
const TAG = { authTagLength: 16 };
const IV_BYTES = 12;

/** `bytes` and `digest` (SHA-256) are of the content before compression. `iv` and `tag` are of encrypted files. */
export const storedFileSchema = z.object({
  path: z.string().regex(/^[\w-][\w.-]*(\/[^./\\\0][^/\\\0]*)?$/),
  bytes: z.int().nonnegative(),
  digest: z.string(),
  iv: z.string().optional(),
  tag: z.string().optional(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** A backup in a store. `key` is null when its files are not encrypted. */
export type BackupFolder = { store: BackupStore; folder: string; key: Buffer | null };

/** Compresses, encrypts and stores a file of a backup. */
export async function storeFile(backup: BackupFolder, name: string, content: Readable): Promise<StoredFile> {
  const meter = new Meter();
  const { store, folder, key } = backup;
  const path = `${name}.zst${key ? '.enc' : ''}`;
  const iv = randomBytes(IV_BYTES);
  const cipher = key && createCipheriv(CIPHER, key, iv, TAG);
  await pipeline(content, meter, createZstdCompress(), cipher ?? new PassThrough(), (packed) =>
    store.put(`${folder}/${path}`, packed),
  );
  const seal = cipher && { iv: iv.toString('base64'), tag: cipher.getAuthTag().toString('base64') };
  return { path, bytes: meter.bytes, digest: meter.digest(), ...seal };
}

/**
 * Reads a file of a backup into a stream.
 * @throws StartError when the file is missing or damaged, perhaps after all was written to the stream
 */
export async function readFileInto(backup: BackupFolder, file: StoredFile, target: Writable): Promise<void> {
  const { store, folder, key } = backup;
  const meter = new Meter();
  const decipher = key && createDecipheriv(CIPHER, key, fromBase64(file.iv), TAG).setAuthTag(fromBase64(file.tag));
  const packed = await store.open(`${folder}/${file.path}`).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file.path} of the backup ${folder} is missing. Use another backup.`);
  });
  await pipeline(packed, decipher ?? new PassThrough(), createZstdDecompress(), meter, target);
  if (meter.bytes !== file.bytes || meter.digest() !== file.digest) throw toDamage(backup, file);
}

/** @throws StartError when the file is missing or damaged */
export async function checkFile(backup: BackupFolder, file: StoredFile): Promise<void> {
  await readFileInto(backup, file, new PassThrough().resume()).catch((error: unknown) => {
    throw error instanceof StartError ? error : toDamage(backup, file);
  });
}

export async function readJson<Value>(
  backup: BackupFolder,
  file: StoredFile,
  schema: z.ZodType<Value>,
): Promise<Value> {
  const chunks: Buffer[] = [];
  const target = new PassThrough().on('data', (chunk) => chunks.push(chunk));
  await readFileInto(backup, file, target);
  return schema.parse(JSON.parse(Buffer.concat(chunks).toString()));
}

/** Passes bytes on, and makes their number and digest. */
export class Meter extends Transform {
  bytes = 0;
  #hash = createHash('sha256');

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** May be called once. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

function toDamage({ folder }: BackupFolder, { path }: StoredFile): StartError {
  return new StartError(`${path} of the backup ${folder} is damaged. Use another backup.`);
}

const fromBase64 = (text = '') => Buffer.from(text, 'base64');
