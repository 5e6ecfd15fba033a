import path from 'node:path';
import { type ActiveLanguage, selectLanguages } from '@common-ground/api/platform/languages.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import type { ExpectedFile } from '../damage/compareFiles.ts';
import { hasDigest } from '../digests.ts';
import type { TreePlace } from '../openPageTree.ts';
import type { PeriodicTask } from '../PeriodicTasks.ts';
import type { Sql } from '../Sql.ts';
import { toFailureReason } from '../toFailureReason.ts';
import { IndexFolder, MANIFEST, removeOtherLanguages } from './IndexFolder.ts';
import { IndexProcess } from './IndexProcess.ts';
import type { IndexOrder } from './indexWorker.ts';
import { selectPagesState } from './selectIndexedPages.ts';

type Options = TreePlace & { sql: Sql; databaseUrl: string };

/** A change is found by readers after this time and that of the build, so within a minute. */
const LOOK_EVERY_MS = 15_000;
/** Pause after a failed build, such as on a platform that the library does not support. */
const PAUSE_MS = 5 * 60_000;

/**
 * Stores an index of the pages that are not conditions, for each language, in parts. What is built follows from the table
 * of pages and the manifests, so that everything continues after a kill. Only the leader may run it.
 */
export class PageIndex {
  readonly task: PeriodicTask;
  #options: Options;
  /** State of the pages that the indexes have; null when something is missing or unknown. */
  #builtState: string | null = null;
  #isFirst = true;
  #pausedUntil = 0;
  #isStopped = false;
  #process: IndexProcess | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.task = { name: 'index of pages', everyMs: LOOK_EVERY_MS, work: () => this.#look() };
  }

  /** Builds the parts whose pages changed, and removes folders that are not used any more. */
  update(): Promise<void> {
    return this.#alone(() => this.#update());
  }

  /** Ends a running build. The next start continues. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#process?.end();
    await this.#running;
  }

  /** Returns the files of all indexes, without those that still have to be built. */
  async listFiles(): Promise<ExpectedFile[]> {
    const languages = await selectLanguages(this.#options.sql);
    return languages.flatMap((language) => {
      const index = this.#folderOf(language);
      // Without a usable manifest, returns one with an empty digest, which counts as damaged, unless a build will come.
      const all = index.digests() ?? new Map(this.#builtState === null ? [] : [[MANIFEST, '']]);
      return [...all].map(([name, digest]) => ({
        name: `/search/${language.code}/${name}`,
        file: path.join(index.folder, name),
        digest,
      }));
    });
  }

  /** Has a damaged index read again, unless the file is whole or replaced by now. Whole folders are used again. */
  async repair(damaged: readonly ExpectedFile[]): Promise<void> {
    const languages = await selectLanguages(this.#options.sql);
    await this.#alone(async () => {
      for (const language of languages) {
        const index = this.#folderOf(language);
        const digests = index.digests();
        const still = damaged.find(({ file }) => {
          const name = path.relative(index.folder, file);
          if (name.startsWith('..')) return false;
          const digest = digests?.get(name);
          return !digests || (digest !== undefined && !hasDigest(file, digest));
        });
        if (!still) continue;
        log.warn(`rebuilding the index of pages in ${language.code}: ${still.name} is damaged`);
        await index.outdate();
        this.#builtState = null;
      }
    });
  }

  async #look(): Promise<void> {
    if (Date.now() < this.#pausedUntil) return;
    try {
      await this.update();
    } catch (error) {
      if (this.#isStopped) return;
      this.#pausedUntil = Date.now() + PAUSE_MS;
      throw new Error(`not built: ${toFailureReason(error)}`, { cause: error });
    }
  }

  async #update(): Promise<void> {
    const { sql, databaseUrl, folder, bucket } = this.#options;
    const languages = await selectLanguages(sql);
    const codes = languages.map(({ code }) => code);
    if (this.#isFirst) for (const language of languages) await this.#folderOf(language).removeUnfinished();
    this.#isFirst = false;
    const state = `${codes} ${await selectPagesState(sql)}`;
    if (state !== this.#builtState && !this.#isStopped) {
      this.#builtState = null;
      await removeOtherLanguages(folder, codes);
      const isWhole = await this.#build({ databaseUrl, folder, bucket });
      if (isWhole) this.#builtState = state;
    }
    for (const language of languages) await this.#folderOf(language).sweep();
  }

  async #build(order: IndexOrder): Promise<boolean> {
    const process = new IndexProcess();
    this.#process = process;
    try {
      return await process.update(order);
    } finally {
      this.#process = undefined;
      await process.end();
    }
  }

  #alone(work: () => Promise<void>): Promise<void> {
    const done = this.#running.then(work);
    this.#running = done.catch(() => {});
    return done;
  }

  #folderOf({ code }: ActiveLanguage): IndexFolder {
    return new IndexFolder(this.#options.folder, code);
  }
}
