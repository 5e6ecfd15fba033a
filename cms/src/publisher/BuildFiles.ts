import { lstatSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { log } from '@common-ground/api/platform/log/log.ts';
import { eachOfMany } from '../storage/eachOfMany.ts';
import type { ExpectedFile } from './damage/compareFiles.ts';
import { type Digests, hasDigest, hashBytes } from './digests.ts';
import type { Failure } from './marks.ts';
import { putInPlace } from './putInPlace.ts';
import { toFailureReason } from './toFailureReason.ts';

/** The service worker announces a new version to browsers, so it is part of the release and not of `assets`. */
const WORKER = 'sw.js';

/** Folders, or prefixes of keys with an empty `root`. */
type Place = { root: string; folder: string };

/** Stores files of a build. `file` is a result of `BuildFiles.fileOf`. */
export type BuildStore = {
  put: (file: string, bytes: Buffer, address: string) => void | Promise<void>;
  hasDigest: (file: string, digest: string) => boolean | Promise<boolean>;
};

/** Files that are put or compared side by side. */
const AT_ONCE = 16;

type Options = {
  clientFolder: string;
  /** Digests of the files in `clientFolder` as they were built, by name. */
  digests: Digests;
  earlier?: Digests;
  /** Store of the files: the disk unless it is given. */
  store?: BuildStore;
};

/** A build's files for browsers, and scripts of earlier builds for open tabs. */
export class BuildFiles {
  readonly digests: Digests;
  #tree: Place;
  #clientFolder: string;
  #earlier: Digests;
  #store: BuildStore;
  /** Last printed reason of a failure by file name, so that repeats are not printed. */
  #printed = new Map<string, string>();

  constructor(tree: Place, { clientFolder, digests, earlier = new Map(), store }: Options) {
    this.#tree = tree;
    this.#clientFolder = clientFolder;
    this.#earlier = earlier;
    this.digests = digests;
    this.#store = store ?? { put: (file, bytes) => putInPlace(tree.root, file, bytes), hasDigest };
  }

  get assets(): Set<string> {
    return new Set([...this.digests.keys()].filter((name) => name !== WORKER));
  }

  get addresses(): string[] {
    return [...this.digests.keys()].map((name) => `/${name}`);
  }

  has(address: string): boolean {
    return this.digests.has(address.slice(1));
  }

  fileOf(name: string): string {
    return name === WORKER ? path.join(this.#tree.folder, name) : path.join(this.#tree.root, 'assets', name);
  }

  /** Returns the addresses of files whose served copy is missing or damaged. */
  async damaged(): Promise<string[]> {
    const damaged: string[] = [];
    await eachOfMany(this.digests, AT_ONCE, async ([name, digest]) => {
      if (!(await this.#store.hasDigest(this.fileOf(name), digest))) damaged.push(`/${name}`);
    });
    return damaged;
  }

  earlierFiles(): ExpectedFile[] {
    return [...this.#earlier]
      .map(([name, digest]) => ({ name: `/${name}`, file: this.fileOf(name), digest }))
      .filter(({ file }) => lstatSync(file, { throwIfNoEntry: false }));
  }

  /** Removes damaged files of earlier builds, which no build can restore and browsers would cache for a year. */
  removeDamagedEarlier(): void {
    for (const { name, file, digest } of this.earlierFiles()) {
      if (hasDigest(file, digest)) continue;
      rmSync(file, { recursive: true, force: true });
      log.warn(`${name} of an earlier build was damaged and is no longer served`);
    }
  }

  async put(addresses: readonly string[]): Promise<Failure[]> {
    const failures: Failure[] = [];
    await eachOfMany(addresses, AT_ONCE, async (address) => {
      const name = address.slice(1);
      try {
        await this.#putOne(name);
        this.#printed.delete(name);
      } catch (error) {
        const reason = toFailureReason(error);
        failures.push({ path: address, reason });
        if (this.#printed.get(name) !== reason) log.error(`${address} was not put in place: ${reason}`);
        this.#printed.set(name, reason);
      }
    });
    return failures;
  }

  async #putOne(name: string): Promise<void> {
    const bytes = readFileSync(path.join(this.#clientFolder, name));
    if (hashBytes(bytes) !== this.digests.get(name))
      throw new Error('The build of the site is damaged. Stop and run npm start, which builds it again.');
    await this.#store.put(this.fileOf(name), bytes, `/${name}`);
  }
}
