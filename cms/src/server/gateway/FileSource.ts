import { type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileFor } from '@common-ground/site/renderer';
import { isDamaged } from './isDamaged.ts';

/** A version of a file. */
export type FoundFile = {
  /** Differs from that of every other version. */
  version: string;
  /** Whether this version may be sent without another look. Synchronous, because it is asked at each request. */
  isCurrent: () => boolean;
  read: () => Promise<Buffer>;
};

/** The place from which files are served. */
export type FileSource = {
  /** Returns the files that a decoded path may mean, the likeliest first. */
  places: (pathname: string) => string[] | Promise<string[]>;
  /** Returns the file of a page of the published release. */
  placeOfPage: (pathname: string) => string | Promise<string>;
  /** @param known version that the caller has, whose bytes are not read again */
  find: (file: string, known?: string) => Promise<FoundFile | null>;
  isDamaged: (pathname: string, body: Buffer) => boolean;
};

/** Serves the static tree of a folder with `current` and `assets`. */
export class DiskSource implements FileSource {
  #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  places(pathname: string): string[] {
    return [path.join(this.#root, 'assets', pathname), this.placeOfPage(pathname)];
  }

  placeOfPage(pathname: string): string {
    return path.join(this.#root, 'current', fileFor(pathname));
  }

  find(file: string): Promise<FoundFile | null> {
    return findOnDisk(file);
  }

  isDamaged(pathname: string, body: Buffer): boolean {
    return isDamaged({ root: this.#root, pathname, body });
  }
}

export async function findOnDisk(file: string): Promise<FoundFile | null> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) return null;
  return {
    version: `${facts.ino} ${facts.mtimeMs} ${facts.size}`,
    isCurrent: () => isSameFile(facts, statNow(file)),
    read: () => readFile(file),
  };
}

/** The publisher replaces a page by a rename, so another version is another file. */
function isSameFile(known: Stats, now: Stats | null): boolean {
  return now !== null && known.ino === now.ino && known.mtimeMs === now.mtimeMs && known.size === now.size;
}

function statNow(file: string): Stats | null {
  try {
    return statSync(file, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
