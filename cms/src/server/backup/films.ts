import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FILM_NAME } from '@common-ground/api/contracts/learning/films.ts';
import { filmsFolder } from '../../payload/films/filmFiles.ts';
import { type FilmStore, openFilmStore } from '../../payload/films/filmStore.ts';
import { toBucketSettings } from '../../storage/bucketSettings.ts';
import { eachOfMany } from '../../storage/eachOfMany.ts';
import type { Settings } from '../settings.ts';
import { FILES_AT_ONCE } from './BackupStore.ts';
import type { Manifest } from './manifest.ts';
import { type BackupFolder, readFileInto, storeFile } from './storedFile.ts';

type FilmPlace = {
  store: FilmStore;
  /** Folder of the films, or of uploads alone when the films are in a bucket. */
  folder: string;
};

export function findFilmPlace(settings: Settings): FilmPlace {
  const folder = filmsFolder(settings.DATA_DIR);
  return { store: openFilmStore({ folder, bucket: toBucketSettings(settings) }), folder };
}

/** Writes films and their captions into a backup. Returns also the names of those that were deleted meanwhile. */
export async function copyFilms(
  backup: BackupFolder,
  store: FilmStore,
): Promise<{ films: Manifest['films']; deleted: string[] }> {
  const films: Manifest['films'] = {};
  const deleted: string[] = [];
  const names = (await store.list('')).filter((name) => FILM_NAME.test(name));
  await eachOfMany(names, FILES_AT_ONCE, async (name) => {
    const content = await store.open(name);
    if (content) films[name] = await storeFile(backup, `films/${name}`, content);
    else deleted.push(name);
  });
  return { films, deleted };
}

/** Writes the films of a backup, and replaces those of the same names. */
export async function restoreFilms(
  backup: BackupFolder,
  { films }: Pick<Manifest, 'films'>,
  { store, folder }: FilmPlace,
): Promise<void> {
  // The publisher deletes what an interruption leaves in this folder.
  const incoming = path.join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await eachOfMany(Object.entries(films), FILES_AT_ONCE, async ([name, file]) => {
    const tempFilePath = path.join(incoming, name);
    await readFileInto(backup, file, createWriteStream(tempFilePath, { flush: true }));
    await store.put(name, { tempFilePath, data: Buffer.alloc(0) });
    await rm(tempFilePath, { force: true });
  });
}
