import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupStore } from './BackupStore.ts';
import { BACKUP_MANIFEST } from './manifest.ts';

/** Backups in a folder. Only the user who makes them may read them, because they have personal data. */
export class FolderStore implements BackupStore {
  readonly name: string;

  constructor(folder: string) {
    this.name = path.resolve(folder);
  }

  async listFolders(): Promise<string[]> {
    const entries = await readdir(this.name, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  has(file: string): Promise<boolean> {
    return access(this.#at(file)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        // Another error must not look like an interrupted backup, which the next one deletes.
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
        throw error;
      },
    );
  }

  async put(file: string, content: AsyncIterable<Buffer>): Promise<void> {
    const place = this.#at(file);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(`${place}.new`, { mode: 0o600, flush: true }));
    await rename(`${place}.new`, place);
  }

  /** @throws Error when the file is missing, before anything is read */
  async open(file: string): Promise<Readable> {
    const handle = await open(this.#at(file));
    return handle.createReadStream();
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.#at(path.join(folder, BACKUP_MANIFEST)), { force: true });
    await rm(this.#at(folder), { recursive: true, force: true });
  }

  #at(file: string): string {
    return path.join(this.name, file);
  }
}
