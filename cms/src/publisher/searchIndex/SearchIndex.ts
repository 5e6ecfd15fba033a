import path from 'node:path';
import type { SearchManifest } from '@common-ground/api/contracts/search/searchIndex.ts';
import { type ActiveLanguage, selectLanguages } from '@common-ground/api/platform/languages.ts';
import type { ExpectedFile } from '../damage/compareFiles.ts';
import { hasDigest } from '../digests.ts';
import type { Sql } from '../Sql.ts';
import { BaseProcess } from './BaseProcess.ts';
import { IndexFolder, MANIFEST, removeOtherLanguages } from './IndexFolder.ts';
import { selectEntries } from './selectEntries.ts';
import { INDEX_VERSION } from './version.ts';
import { writeIndex } from './writeIndex.ts';

/** The entry of a condition in a language. `conditionId` is null for all entries of the language. */
export type TouchedEntry = { language: string; conditionId: number | null };

type Options = { sql: Sql; databaseUrl: string; folder: string; idleMs?: number };

/** Time without a publish after which the base is built again, if that is worthwhile. */
const IDLE_MS = 10_000;
/** Changed conditions from which a new base is worthwhile, because each publish writes all of them again. */
const WORTH_A_BASE = 40;
/** Changed conditions from which the base is built at once. */
const IMMEDIATE_BASE_FROM = 400;
/**
 * Largest number of conditions in a delta. A larger delta would take longer to write than readers' pages. The old base
 * stays until the new one is there.
 */
const MAX_IN_DELTA = 2000;
const RETRY_MS = 5 * 60_000;
const SWEEP_AFTER_MS = 90_000;

/** Changes in a language during the build of its base, which may lack them. */
type Missed = { ids: Set<number>; isEverything: boolean };

/**
 * A base of all published conditions for each language, and a small delta of those that changed since. All state is in
 * the manifest, so that everything continues after a kill.
 */
export class SearchIndex {
  #options: Options;
  #inTurn: Promise<unknown> = Promise.resolve();
  #missed = new Map<number, Missed>();
  #rebuildTimer: NodeJS.Timeout | undefined;
  #sweepTimer: NodeJS.Timeout | undefined;
  #rebuilding: Promise<void> | undefined;
  #isAskedAgain = false;
  #isStopped = false;
  #process: BaseProcess | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Removes unfinished folders that a kill left, and schedules missing bases. Resolves before they are built. */
  async start(): Promise<void> {
    const languages = await selectLanguages(this.#options.sql);
    for (const language of languages) await this.#folderOf(language).removeUnfinished();
    this.#sweepLater();
    this.#planRebuild(languages.some((language) => this.#needsBase(language)) ? 0 : this.#idleMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#rebuildTimer);
    clearTimeout(this.#sweepTimer);
    await this.#process?.end();
    await this.#rebuilding;
    await this.#inTurn;
  }

  /** Writes the deltas of these entries, or schedules a new base. May be repeated with the same entries. */
  async update(entries: readonly TouchedEntry[]): Promise<void> {
    const languages = await selectLanguages(this.#options.sql);
    const touched = Map.groupBy(entries, ({ language }) => languages.find(({ code }) => code === language));
    await this.#alone(() =>
      Promise.all(
        [...touched].map(async ([language, own]) => {
          if (!language) return;
          const ids = own.map(({ conditionId }) => conditionId).filter((id) => id !== null);
          if (ids.length < own.length) await this.#markStale(language);
          else await this.#addToDelta(language, [...new Set(ids)]);
        }),
      ),
    );
  }

  /** Returns the files of all indexes, without those that still have to be built. */
  async listFiles(): Promise<ExpectedFile[]> {
    const languages = await selectLanguages(this.#options.sql);
    return languages.flatMap((language) => {
      const { folder } = this.#folderOf(language);
      const digests = this.#folderOf(language).digests();
      // Without a usable manifest or list, returns the manifest with an empty digest, so that the manifest counts as
      // damaged, unless a base is scheduled or being built.
      const all = digests ?? new Map(this.#rebuilding || this.#rebuildTimer ? [] : [[MANIFEST, '']]);
      return [...all].map(([name, digest]) => ({
        name: `/search/${language.code}/${name}`,
        file: path.join(folder, name),
        digest,
      }));
    });
  }

  /** Builds indexes with a damaged file again, unless the file is whole or replaced by now. */
  async repair(damaged: readonly ExpectedFile[]): Promise<void> {
    const languages = await selectLanguages(this.#options.sql);
    await this.#alone(async () => {
      for (const language of languages) {
        const digests = this.#folderOf(language).digests();
        const own = damaged.filter(({ file }) => file.startsWith(`${this.#folderOf(language).folder}${path.sep}`));
        const isExpected = ({ file }: ExpectedFile) =>
          digests?.has(path.relative(this.#folderOf(language).folder, file));
        const still = own.filter((one) => !digests || (isExpected(one) && !hasDigest(one.file, one.digest)));
        if (still.length === 0) continue;
        console.log(`rebuilding the search index of ${language.code}: ${still[0]?.name} is damaged`);
        await this.#markStale(language);
      }
    });
  }

  /** Resolves when no base is scheduled or being built. For tests and measurements. */
  async settled(): Promise<void> {
    while (this.#rebuilding || this.#rebuildTimer) {
      await this.#rebuilding;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async #addToDelta(language: ActiveLanguage, ids: readonly number[]): Promise<void> {
    const folder = this.#folderOf(language);
    for (const id of ids) this.#missed.get(language.id)?.ids.add(id);
    const manifest = folder.read();
    // Without an index there is nothing to add to. The next base reads the database after these changes.
    if (!manifest) return this.#planRebuild(this.#idleMs);
    const superseded = [...new Set([...manifest.superseded, ...ids])].sort((a, b) => a - b);
    if (superseded.length > MAX_IN_DELTA) {
      await folder.write({ ...manifest, isStale: true });
      return this.#planRebuild(0);
    }
    await this.#put(language, { ...manifest, superseded });
    if (superseded.length >= WORTH_A_BASE)
      this.#planRebuild(superseded.length >= IMMEDIATE_BASE_FROM ? 0 : this.#idleMs);
  }

  /** Writes the delta of the conditions that a manifest supersedes, then the manifest. */
  async #put(language: ActiveLanguage, manifest: Omit<SearchManifest, 'delta'>): Promise<void> {
    const folder = this.#folderOf(language);
    const entries = await selectEntries(this.#options.sql, language, manifest.superseded);
    const order = { folder: folder.folder, language: language.code, part: 'delta', entries } as const;
    const delta = entries.length > 0 ? [await writeIndex({ ...order, withEngine: manifest.base.length === 0 })] : [];
    await folder.write({ ...manifest, delta });
    this.#sweepLater();
  }

  /** Schedules a new base, and records that in the manifest, so that a kill does not lose it. */
  async #markStale(language: ActiveLanguage): Promise<void> {
    const missed = this.#missed.get(language.id);
    if (missed) missed.isEverything = true;
    const folder = this.#folderOf(language);
    const manifest = folder.read();
    if (manifest) await folder.write({ ...manifest, isStale: true });
    this.#planRebuild(0);
  }

  #planRebuild(afterMs: number): void {
    if (this.#isStopped) return;
    if (this.#rebuilding) {
      this.#isAskedAgain = true;
      return;
    }
    clearTimeout(this.#rebuildTimer);
    this.#rebuildTimer = setTimeout(() => {
      this.#rebuildTimer = undefined;
      this.#rebuilding = this.#rebuild()
        .catch((error) => {
          if (!this.#isStopped) console.error(`the offline search index was not built: ${error.message ?? error}`);
          return RETRY_MS;
        })
        .then((retryMs) => {
          this.#rebuilding = undefined;
          const againMs = retryMs ?? (this.#isAskedAgain ? this.#idleMs : undefined);
          this.#isAskedAgain = false;
          if (againMs !== undefined) this.#planRebuild(againMs);
        });
    }, afterMs);
    this.#rebuildTimer.unref();
  }

  async #rebuild(): Promise<void> {
    // Waits for a running sweep, which could remove folders that the new base uses again.
    await this.#inTurn;
    const languages = await selectLanguages(this.#options.sql);
    await removeOtherLanguages(
      this.#options.folder,
      languages.map(({ code }) => code),
    );
    const wanting = languages.filter((language) => this.#needsBase(language));
    if (wanting.length === 0 || this.#isStopped) return;
    const process = new BaseProcess();
    this.#process = process;
    try {
      for (const language of wanting) await this.#rebuildOne(language, process);
    } finally {
      this.#process = undefined;
      await process.end();
    }
  }

  async #rebuildOne(language: ActiveLanguage, process: BaseProcess): Promise<void> {
    const missed: Missed = { ids: new Set(), isEverything: false };
    this.#missed.set(language.id, missed);
    try {
      const { databaseUrl } = this.#options;
      const base = await process.make({ databaseUrl, language, folder: this.#folderOf(language).folder });
      await this.#alone(async () => {
        const superseded = [...missed.ids].sort((a, b) => a - b);
        const isStale = missed.isEverything ? { isStale: true as const } : {};
        await this.#put(language, { version: INDEX_VERSION, base, superseded, ...isStale });
      });
    } finally {
      this.#missed.delete(language.id);
    }
  }

  #needsBase(language: ActiveLanguage): boolean {
    const manifest = this.#folderOf(language).read();
    return !manifest || manifest.isStale === true || manifest.superseded.length >= WORTH_A_BASE;
  }

  #sweepLater(): void {
    if (this.#sweepTimer || this.#isStopped) return;
    this.#sweepTimer = setTimeout(() => {
      this.#sweepTimer = undefined;
      this.#alone(async () => {
        // No manifest names the folders of a base that is being built.
        if (this.#rebuilding) return this.#sweepLater();
        for (const language of await selectLanguages(this.#options.sql))
          if (await this.#folderOf(language).sweep()) this.#sweepLater();
      }).catch((error) => console.error(`old search indexes were not removed: ${error.message ?? error}`));
    }, SWEEP_AFTER_MS);
    this.#sweepTimer.unref();
  }

  #folderOf(language: ActiveLanguage): IndexFolder {
    return new IndexFolder(this.#options.folder, language.code);
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#inTurn.then(work);
    this.#inTurn = done.catch(() => {});
    return done;
  }

  get #idleMs(): number {
    return this.#options.idleMs ?? IDLE_MS;
  }
}
