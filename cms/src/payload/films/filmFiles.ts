import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { FILMS_PATH, type FilmType } from '@common-ground/api/contracts/learning/films.ts';
import type { FilmStore, UploadedFilm } from './filmStore.ts';

export function filmsFolder(dataDir = process.env.DATA_DIR || '.data'): string {
  return path.resolve(dataDir, 'films');
}

export type Captions = { language: string; text: string };

/** Returns a file name with a hash of the text, so that each file can be cached forever. */
export function captionsName(film: string, { language, text }: Captions): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${path.parse(film).name}.${language}.${hash}.vtt`;
}

export const filmAddress = (name: string) => FILMS_PATH + name;

/** Keeps files that exist, because pages that learners have open may link to them. */
export async function writeCaptions(store: FilmStore, film: string, all: Captions[]): Promise<void> {
  for (const captions of all) {
    const name = captionsName(film, captions);
    if ((await store.findSize(name)) === null) await store.put(name, { data: Buffer.from(captions.text) });
  }
}

/** Deletes a film with its captions. On the disk, Payload has already deleted the film. */
export async function removeFilm(store: FilmStore, film: string): Promise<void> {
  const own = await store.list(`${path.parse(film).name}.`);
  await Promise.all(own.map((name) => store.remove(name)));
}

/** Reads the type from the content: ISO media of a brand that browsers play, or Matroska that declares WebM. */
export async function findFilmType({ tempFilePath, data }: UploadedFilm): Promise<FilmType | null> {
  if (!tempFilePath) return typeOfHead(data.subarray(0, HEAD_BYTES));
  const handle = await open(tempFilePath);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return typeOfHead(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

const HEAD_BYTES = 64;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Major brands of MP4 that browsers play, without QuickTime's own. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|dash|msnv)/;

function typeOfHead(head: Buffer): FilmType | null {
  if (head.subarray(0, 4).equals(EBML)) return head.includes('webm') ? 'webm' : null;
  return head.toString('latin1', 4, 8) === 'ftyp' && BRANDS.test(head.toString('latin1', 8, 12)) ? 'mp4' : null;
}
