import { writeFilm } from './films.ts';
import type { Manifest } from './manifest.ts';
import { type BackupFolder, readFileInto } from './storedFile.ts';

/** Writes the films of a backup into a data folder, and replaces those of the same names. */
export async function restoreFilms(dataDir: string, backup: BackupFolder, { films }: Manifest): Promise<void> {
  for (const [name, file] of Object.entries(films))
    await writeFilm(dataDir, name, (target) => readFileInto(backup, file, target));
}
