import { lstatSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ExpectedFile } from './damage/compareFiles.ts';
import { type Digests, digestOf, hasDigest } from './digests.ts';
import type { Failure } from './marks.ts';
import { putInPlace } from './putInPlace.ts';
import { reasonOf } from './reasonOf.ts';
import type { Tree } from './releases.ts';

/** Tells browsers of another version, so it comes before readers together with its pages. */
const WORKER = 'sw.js';

type Place = Pick<Tree, 'root' | 'folder'>;

type Options = {
  /** The build's folder for browsers. */
  clientFolder: string;
  /** Digests of the files in that folder, as they were built, by their names in it. */
  digests: Digests;
  /** Digests of the files that only earlier builds had. */
  earlier?: Digests;
};

/**
 * The files that a build of the site has for browsers: scripts, icons and the worker, and scripts of earlier builds, which
 * pages in readers' tabs still ask for. Their digests are those of the builds, so that neither a damaged copy nor a damaged
 * build is taken for the file.
 */
export class BuildFiles {
  readonly digests: Digests;
  #tree: Place;
  #clientFolder: string;
  #earlier: Digests;
  /** The last reason that was printed, by name: each is printed once. */
  #printed = new Map<string, string>();

  constructor(tree: Place, { clientFolder, digests, earlier = new Map() }: Options) {
    this.#tree = tree;
    this.#clientFolder = clientFolder;
    this.#earlier = earlier;
    this.digests = digests;
  }

  /** The files that are served from `assets`, with files of earlier builds beside them. */
  get assets(): Set<string> {
    return new Set([...this.digests.keys()].filter((name) => name !== WORKER));
  }

  get addresses(): string[] {
    return [...this.digests.keys()].map((name) => `/${name}`);
  }

  /** Whether an address of the site is one of these files. */
  has(address: string): boolean {
    return this.digests.has(address.slice(1));
  }

  fileOf(name: string): string {
    return name === WORKER ? path.join(this.#tree.folder, name) : path.join(this.#tree.root, 'assets', name);
  }

  /** Returns the addresses of the files that are missing or have other bytes where they are served from. */
  damaged(): string[] {
    return [...this.digests]
      .filter(([name, digest]) => !hasDigest(this.fileOf(name), digest))
      .map(([name]) => `/${name}`);
  }

  /** Returns the files of earlier builds that are still there. */
  earlierFiles(): ExpectedFile[] {
    return [...this.#earlier]
      .map(([name, digest]) => ({ name: `/${name}`, file: this.fileOf(name), digest }))
      .filter(({ file }) => lstatSync(file, { throwIfNoEntry: false }));
  }

  /**
   * Removes damaged files of earlier builds. Their bytes are in no build any more, and a browser would keep what it gets for a
   * year.
   */
  removeDamagedEarlier(): void {
    for (const { name, file, digest } of this.earlierFiles()) {
      if (hasDigest(file, digest)) continue;
      rmSync(file, { recursive: true, force: true });
      console.log(`${name} of an earlier build was damaged and is no longer served`);
    }
  }

  /** Copies these files from the build. Returns those that could not be put in place, and prints each reason once. */
  put(addresses: readonly string[]): Failure[] {
    const failures: Failure[] = [];
    for (const address of addresses) {
      const name = address.slice(1);
      try {
        this.#putOne(name);
        this.#printed.delete(name);
      } catch (error) {
        const reason = reasonOf(error);
        failures.push({ path: address, reason });
        if (this.#printed.get(name) !== reason) console.error(`${address} was not put in place: ${reason}`);
        this.#printed.set(name, reason);
      }
    }
    return failures;
  }

  #putOne(name: string): void {
    const bytes = readFileSync(path.join(this.#clientFolder, name));
    if (digestOf(bytes) !== this.digests.get(name))
      throw new Error('The build of the site is damaged. Stop and run npm start, which builds it again.');
    putInPlace(this.#tree.root, this.fileOf(name), bytes);
  }
}
