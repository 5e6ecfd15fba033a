import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { INDEX_FOLDER, manifestPath, type SearchManifest } from '@common-ground/api/contracts/search/searchIndex.ts';
import { DIGESTS, type Digests, hashBytes, readDigests, seal, unseal } from '../digests.ts';
import { clearPlace } from '../putInPlace.ts';
import { INDEX_VERSION } from './version.ts';
import { UNFINISHED } from './writeIndex.ts';

/** Time that replaced folders stay, because a browser may just have read the manifest that names them. */
const KEEP_MS = 60_000;

export const MANIFEST = path.basename(manifestPath(''));

export class IndexFolder {
  readonly folder: string;
  #file: string;

  constructor(root: string, language: string) {
    this.#file = path.join(root, manifestPath(language));
    this.folder = path.dirname(this.#file);
    clearPlace(root, this.#file);
    mkdirSync(this.folder, { recursive: true });
  }

  /** Returns the manifest; null when no delta can be added: no index, another version, a missing folder, damage. */
  read(): SearchManifest | null {
    try {
      const manifest = unseal<SearchManifest>(readFileSync(this.#file, 'utf8'));
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
  async write(manifest: SearchManifest): Promise<void> {
    const before = this.read();
    if (JSON.stringify(before) === JSON.stringify(manifest)) return;
    const temporary = `${this.#file}.${randomBytes(4).toString('hex')}.tmp`;
    writeFileSync(temporary, seal(manifest), { flush: true });
    renameSync(temporary, this.#file);
    // Sets the times of folders that the manifest does not name any more, because `sweep` counts from these times.
    for (const name of listNames(before))
      if (!listNames(manifest).includes(name)) await utimes(path.join(this.folder, name), new Date(), new Date());
  }

  /** Removes folders that no manifest has named for a while. Resolves to whether a later sweep is needed. */
  async sweep(): Promise<boolean> {
    const named = listNames(this.read());
    let isLeft = false;
    for (const name of await readdir(this.folder)) {
      if (!INDEX_FOLDER.test(name) || named.includes(name)) continue;
      const folder = path.join(this.folder, name);
      if (Date.now() - (await stat(folder)).mtimeMs > KEEP_MS) await rm(folder, { recursive: true });
      else isLeft = true;
    }
    return isLeft;
  }

  async removeUnfinished(): Promise<void> {
    for (const name of await readdir(this.folder))
      if (name.startsWith(UNFINISHED) || name.endsWith('.tmp'))
        await rm(path.join(this.folder, name), { recursive: true, force: true });
  }
}

export async function removeOtherLanguages(root: string, codes: readonly string[]): Promise<void> {
  const folder = path.join(root, 'search');
  for (const name of await readdir(folder).catch(() => []))
    if (!codes.includes(name)) await rm(path.join(folder, name), { recursive: true });
}

function listNames(manifest: SearchManifest | null): string[] {
  return manifest ? [...manifest.base, ...manifest.delta] : [];
}
