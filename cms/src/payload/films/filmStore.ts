import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FILMS_PATH } from '@common-ground/api/contracts/learning/films.ts';
import { Bucket } from '../../storage/Bucket.ts';
import type { BucketSettings } from '../../storage/bucketSettings.ts';

/** A new file: in a temporary file, or in memory. */
export type UploadedFilm = { tempFilePath?: string; data: Buffer };

/** Films and their captions by name, in a folder or a bucket. The content of a name never changes. */
export type FilmStore = {
  /** Whether Payload stores and deletes the films itself, so that only their captions are left to this store. */
  isPayloads: boolean;
  /** Returns the names that begin with `start`, also of files that are no films. */
  list: (start: string) => Promise<string[]>;
  /** Returns the bytes of a film; null when it does not exist. */
  findSize: (name: string) => Promise<number | null>;
  /**
   * Returns a film, or a part of it; null when it does not exist.
   * @param part first and last byte
   */
  open: (name: string, part?: { start: number; end: number }) => Promise<Readable | null>;
  /** Stores a film. Its temporary file must be on the disk of the folder, and may be moved. */
  put: (name: string, file: UploadedFilm) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

export const FILM_TYPES_BY_NAME: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};
export const FILM_CACHING = 'public, max-age=31536000, immutable';

export function openFilmStore({ folder, bucket }: { folder: string; bucket: BucketSettings | null }): FilmStore {
  return bucket ? filmsInBucket(new Bucket(bucket)) : filmsOnDisk(folder);
}

export function filmsOnDisk(folder: string): FilmStore {
  return {
    isPayloads: true,
    async list(start) {
      const names = (await readdir(folder).catch(missingToNull)) ?? [];
      return names.filter((name) => name.startsWith(start));
    },
    async findSize(name) {
      const facts = await stat(path.join(folder, name)).catch(() => null);
      return facts?.isFile() ? facts.size : null;
    },
    async open(name, part) {
      const handle = await open(path.join(folder, name)).catch(missingToNull);
      return handle?.createReadStream(part) ?? null;
    },
    async put(name, { tempFilePath, data }) {
      const file = path.join(folder, name);
      if (tempFilePath) return rename(tempFilePath, file);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.new`, data);
      await rename(`${file}.new`, file);
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

function missingToNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Prefix of the keys of films. */
export const FILMS_PREFIX = FILMS_PATH.slice(1);

export function filmsInBucket(bucket: Bucket): FilmStore {
  return {
    isPayloads: false,
    list: async (start) =>
      (await Array.fromAsync(bucket.list(FILMS_PREFIX + start))).map((key) => key.slice(FILMS_PREFIX.length)),
    findSize: async (name) => (await bucket.look(FILMS_PREFIX + name))?.size ?? null,
    open: (name, part) => bucket.open(FILMS_PREFIX + name, part),
    put(name, { tempFilePath, data }) {
      const headers = {
        type: FILM_TYPES_BY_NAME[path.extname(name)] ?? 'application/octet-stream',
        caching: FILM_CACHING,
      };
      return tempFilePath
        ? bucket.upload(FILMS_PREFIX + name, tempFilePath, headers)
        : bucket.put(FILMS_PREFIX + name, data, headers);
    },
    remove: (name) => bucket.remove(FILMS_PREFIX + name),
  };
}
