import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { filmsFolder } from '../../payload/films/filmFiles.ts';

/** Lists names of films and their captions. */
export async function listFilms(dataDir: string): Promise<string[]> {
  const entries = await readdir(filmsFolder(dataDir), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.new')).map(({ name }) => name);
}

/** Resolves to null when the film was deleted meanwhile. */
export async function openFilm(dataDir: string, name: string): Promise<Readable | null> {
  const handle = await open(path.join(filmsFolder(dataDir), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return handle?.createReadStream() ?? null;
}

/** Puts a film in place when `write` has written it whole. */
export async function writeFilm(
  dataDir: string,
  name: string,
  write: (target: Writable) => Promise<void>,
): Promise<void> {
  const file = path.join(filmsFolder(dataDir), name);
  await mkdir(path.dirname(file), { recursive: true });
  await write(createWriteStream(`${file}.new`, { flush: true }));
  await rename(`${file}.new`, file);
}
