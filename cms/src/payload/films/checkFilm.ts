import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { FILM_BYTES } from '@common-ground/api/contracts/learning/films.ts';
import { StorageFull } from '@common-ground/api/platform/errors.ts';
import { findFlaw } from '@common-ground/api/platform/findFlaw.ts';
import { APIError, type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { findFilmType } from './filmFiles.ts';

export const FILM_BYTES_SAID = `${FILM_BYTES / 1024 / 1024} MB`;
const NO_FILM = `Give a film as MP4 or WebM, of at most ${FILM_BYTES_SAID}. This file is neither, whatever its name says.`;

/** Fields that Payload derives from the file. */
const OF_FILE = ['filename', 'mimeType', 'filesize', 'url', 'thumbnailURL', 'width', 'height', 'focalX', 'focalY'];

/** Takes the type of a new film from its content and gives it a random name. An update cannot replace the file. */
export const checkFilm: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID'].includes(operation)) return args;
  const { data } = args as { data: Record<string, unknown> };
  // `handleDeskRequest` does not check the data sent with a film.
  const flaw = findFlaw(data);
  if (flaw) throw new APIError(flaw, 400, null, true);
  for (const name of OF_FILE) delete data[name];
  if (operation !== 'create') delete req.file;
  else if (req.file) {
    const type = await findFilmType(req.file);
    if (!type) throw new ValidationError({ collection: 'films', errors: [{ path: 'file', message: NO_FILM }], req });
    // Checked here: Payload copies the file within its folder, and reports a failed copy as a fault of the file.
    const { tempFilePath, size } = req.file;
    if (tempFilePath) await demandRoom(path.dirname(tempFilePath), size);
    req.file = { ...req.file, name: `${randomUUID()}.${type}`, mimetype: `video/${type}` };
  }
  return args;
};

/** @throws StorageFull when the disk of the folder has fewer than `bytes` left */
export async function demandRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw new StorageFull();
}
