import type { Readable } from 'node:stream';

/** Files that are written to a store, or read from it, side by side. */
export const FILES_AT_ONCE = 4;

/** A folder, or a part of a bucket, with backups. Paths are relative to it and have slashes. */
export type BackupStore = {
  /** Its address, for messages. */
  name: string;
  /** Lists the folders directly in it. */
  listFolders: () => Promise<string[]>;
  has: (path: string) => Promise<boolean>;
  /** Writes a file. It exists only when it is whole, or when a folder of the same name has no manifest. */
  put: (path: string, content: AsyncIterable<Buffer>) => Promise<void>;
  open: (path: string) => Promise<Readable>;
  /** Removes the manifest first, so that an interrupted removal leaves no backup that counts as complete. */
  removeFolder: (path: string) => Promise<void>;
};
