import { randomBytes } from 'node:crypto';
import { closeSync, type Dirent, fdatasync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileFor } from '@common-ground/site/renderer';
import { clearPlace, hasBytes } from './putInPlace.ts';

/** Of what this thread writes beside its place: it writes each file once at a time, and others have names of their own. */
const OWN_NAME = `${process.pid}-${randomBytes(6).toString('hex')}`;

const onDisk = promisify(fdatasync);

/** Where pages are put: files below one folder, written beside their place and renamed into it. */
export class StaticTree {
  readonly folder: string;
  #madeFolders = new Map<string, Promise<unknown>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Puts a page before readers, whole or not at all, also when the power fails: it is on the disk before it has its name.
   * A page that is there with the same bytes is not touched. Writing is waited for here: handing each step to another
   * thread takes longer than the step (0.5 ms a page, not 0.2). Only the disk is left to one, so that pages that are
   * written side by side reach it together, while the next are rendered.
   */
  async write(pagePath: string, bytes: Buffer): Promise<'written' | 'unchanged'> {
    const file = this.fileOf(pagePath);
    if (hasBytes(file, bytes)) return 'unchanged';
    await this.#put(file, bytes).catch((error: NodeJS.ErrnoException) => {
      // A folder stands where the page belongs, or a file where its folder does.
      if (!/^(EISDIR|ENOTDIR|EEXIST|ENOTEMPTY)$/.test(error.code ?? '')) throw error;
      clearPlace(this.folder, file);
      return this.#put(file, bytes);
    });
    return 'written';
  }

  async #put(file: string, bytes: Buffer): Promise<void> {
    const folder = path.dirname(file);
    const temporary = `${file}.${OWN_NAME}.tmp`;
    try {
      await this.#makeFolder(folder);
      await this.#writeThrough(temporary, bytes);
      renameSync(temporary, file);
    } catch (error) {
      // Its folder may have been taken away: it is made again at the next try.
      this.#madeFolders.delete(folder);
      rmSync(temporary, { force: true });
      throw error;
    }
  }

  /** Takes a page away; one that is not there is fine. */
  async remove(pagePath: string): Promise<boolean> {
    return rm(this.fileOf(pagePath), { recursive: true }).then(
      () => true,
      (error) => missingIsNull(error) !== null,
    );
  }

  /** Every page file that is there, as paths; feeds and site maps (`.xml`, `.txt`) and manifests are among them. */
  async *paths(): AsyncGenerator<string> {
    for await (const file of filesIn(this.folder, '')) {
      if (/\.(xml|txt|webmanifest)$/.test(file)) yield `/${file}`;
      if (!file.endsWith('.html')) continue;
      const page = `/${file.slice(0, -'.html'.length)}`;
      yield page === '/index' ? '/' : page;
    }
  }

  /** Null for a page that is not there, or cannot be read. */
  read(pagePath: string): Promise<Buffer | null> {
    return readFile(this.fileOf(pagePath)).catch(() => null);
  }

  /** Removes what an interrupted write left behind. */
  async sweep(): Promise<void> {
    for await (const file of filesIn(this.folder, ''))
      if (file.endsWith('.tmp')) await rm(path.join(this.folder, file), { force: true });
  }

  fileOf(pagePath: string): string {
    return path.join(this.folder, fileFor(pagePath));
  }

  async #writeThrough(file: string, bytes: Buffer): Promise<void> {
    const descriptor = openSync(file, 'w');
    try {
      writeFileSync(descriptor, bytes);
      await onDisk(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  #makeFolder(folder: string): Promise<unknown> {
    const made = this.#madeFolders.get(folder) ?? mkdir(folder, { recursive: true });
    this.#madeFolders.set(folder, made);
    return made;
  }
}

async function* filesIn(root: string, folder: string): AsyncGenerator<string> {
  const entries =
    (await readdir(path.join(root, folder), { withFileTypes: true }).catch(missingIsNull)) ?? ([] as Dirent[]);
  for (const entry of entries) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, name);
    else yield name;
  }
}

function missingIsNull(error: unknown): null {
  if (error instanceof Error && 'code' in error && /^(ENOENT|ENOTDIR)$/.test(String(error.code))) return null;
  throw error;
}
