import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { INDEX_FOLDER, type PageManifest, pageManifestPath } from '@common-ground/api/contracts/search/pageIndex.ts';
import { DIGESTS, type Digests, hashBytes, readDigests, seal, unseal } from '../digests.ts';
import { clearPlace } from '../putInPlace.ts';
import { INDEX_VERSION } from './version.ts';
import { UNFINISHED } from './writeIndex.ts';

/** Time that replaced folders stay, because a browser may just have read the manifest that names them. */
const KEEP_MS = 60_000;

export const MANIFEST = path.basename(pageManifestPath(''));

export class IndexFolder {
  readonly folder: string;
  #file: string;

  constructor(root: string, language: string) {
    this.#file = path.join(root, pageManifestPath(language));
    this.folder = path.dirname(this.#file);
    clearPlace(root, this.#file);
    mkdirSync(this.folder, { recursive: true });
  }

  /** Returns the manifest; null without an index, and when it has another version, misses a folder or is damaged. */
  read(): PageManifest | null {
    try {
      const manifest = unseal<PageManifest>(readFileSync(this.#file, 'utf8'));
      if (manifest?.version !== INDEX_VERSION) return null;
      return listNames(manifest).every((name) => existsSync(path.join(this.folder, name, DIGESTS))) ? manifest : null;
    } catch {
      return null;
    }
  }

  /** Returns digests of all index files by relative path; null without a usable manifest or with a damaged list. */
  digests(): Digests | null {
    const manifest = this.read();
    if (!manifest) return null;
    const all = new Map([[MANIFEST, hashBytes(seal(manifest))]]);
    for (const name of listNames(manifest)) {
      const own = readDigests(path.join(this.folder, name, DIGESTS));
      if (!own) return null;
      for (const [file, digest] of own) all.set(path.join(name, file), digest);
    }
    return all;
  }

  /** Writes a manifest whose folders exist. Synchronous until the rename, so that no sweep comes between. */
  async write(manifest: PageManifest): Promise<void> {
    const before = this.read();
    if (JSON.stringify(before) === JSON.stringify(manifest)) return;
    const temporary = `${this.#file}.${randomBytes(4).toString('hex')}.tmp`;
    writeFileSync(temporary, seal(manifest), { flush: true });
    renameSync(temporary, this.#file);
    // Sets the times of folders that the manifest does not name any more, because `sweep` counts from these times.
    for (const name of listNames(before))
      if (!listNames(manifest).includes(name)) await utimes(path.join(this.folder, name), new Date(), new Date());
  }

  /** Has the next update read every part again. Until then, readers get the parts that there are. */
  async outdate(): Promise<void> {
    const manifest = this.read();
    if (manifest) await this.write({ ...manifest, parts: manifest.parts.map((part) => ({ ...part, pages: '' })) });
  }

  /** Removes folders that no manifest has named for a while. No index may be built meanwhile. */
  async sweep(): Promise<void> {
    const named = listNames(this.read());
    for (const name of await readdir(this.folder)) {
      if (!INDEX_FOLDER.test(name) || named.includes(name)) continue;
      const folder = path.join(this.folder, name);
      if (Date.now() - (await stat(folder)).mtimeMs > KEEP_MS) await rm(folder, { recursive: true });
    }
  }

  async removeUnfinished(): Promise<void> {
    for (const name of await readdir(this.folder))
      if (name.startsWith(UNFINISHED) || (name.startsWith(MANIFEST) && name.endsWith('.tmp')))
        await rm(path.join(this.folder, name), { recursive: true, force: true });
  }
}

export async function removeOtherLanguages(root: string, codes: readonly string[]): Promise<void> {
  const folder = path.join(root, 'search');
  for (const name of await readdir(folder).catch(() => []))
    if (!codes.includes(name)) await rm(path.join(folder, name), { recursive: true });
}

function listNames(manifest: PageManifest | null): string[] {
  return manifest ? [manifest.engine, ...manifest.parts.map(({ folder }) => folder)] : [];
}
