import { createHash } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILMS_PATH, type FilmType } from '@common-ground/api/contracts/learning/films.ts';

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
export async function writeCaptions(folder: string, film: string, all: Captions[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const captions of all) {
    const file = path.join(folder, captionsName(film, captions));
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await writeFile(`${file}.new`, captions.text);
    await rename(`${file}.new`, file);
  }
}

/** Deletes the captions of a film. Payload deletes the film itself. */
export async function removeCaptions(folder: string, film: string): Promise<void> {
  const { name } = path.parse(film);
  const files = await readdir(folder).catch(() => []);
  const own = files.filter((file) => file.startsWith(`${name}.`));
  await Promise.all(own.map((file) => rm(path.join(folder, file), { force: true })));
}

type UploadedFile = { tempFilePath?: string; data: Buffer };

/** Reads the type from the content: ISO media of a brand that browsers play, or Matroska that declares WebM. */
export async function findFilmType({ tempFilePath, data }: UploadedFile): Promise<FilmType | null> {
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
