import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { browserIndexPath, browserNamesPath } from '@common-ground/api/contracts/search/browserIndex.ts';
import { createBrowserIndex, createBrowserNames } from '@common-ground/api/features/search/createBrowserIndex.ts';
import { selectOutdatedEntries } from '@common-ground/api/features/search/queries/browserEntries.ts';
import { writeEntries } from '@common-ground/api/features/search/writeEntries.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import type { ExpectedFile } from '../damage/compareFiles.ts';
import { hashBytes } from '../digests.ts';
import { addDirtyPages, type TouchedEntry, toEntryPath } from '../marks.ts';
import type { PageTree } from '../PageTree.ts';
import type { Purge } from '../purge/Purge.ts';
import { inDirtyingTransaction, type SqlPool } from '../Sql.ts';

type Options = { sql: SqlPool; tree: Pick<PageTree, 'write' | 'fileOf'>; purge?: Purge | null };

/** Search entries of conditions in the database, and the files with which browsers search without the server. */
export class SearchEntries {
  #options: Options;
  /** Digests of the files by path. */
  #digests = new Map<string, string>();
  /** Digests of the files as they were last purged. A new process purges each file once. */
  #purged = new Map<string, string>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Makes entries dirty that are missing or of another version, and writes the files. With a CDN the files are made dirty
   * too, so that they are purged, and the start does not wait for the CDN.
   */
  async start(): Promise<void> {
    const { sql, purge } = this.#options;
    const outdated: TouchedEntry[] = await selectOutdatedEntries(sql);
    const languages = purge ? await selectLanguages(sql) : [];
    const files = languages.map(({ code }): TouchedEntry => ({ language: code, conditionId: 'file' }));
    const marks = [...outdated, ...files].map((entry) => ({ path: toEntryPath(entry), priority: PRIORITY.refresh }));
    await inDirtyingTransaction(sql, (connection) => addDirtyPages(connection, marks));
    await this.#writeFiles();
  }

  /** Writes these entries, then the files. May be repeated with the same entries. */
  async update(entries: readonly TouchedEntry[]): Promise<void> {
    const { sql } = this.#options;
    const touched = Map.groupBy(entries, ({ language }) => language);
    for (const language of await selectLanguages(sql)) {
      const ids = touched.get(language.code)?.map(({ conditionId }) => conditionId) ?? [];
      const own = ids.filter((id) => id !== null && id !== 'file') as number[];
      if (own.length > 0 || ids.includes(null)) await writeEntries(sql, language, ids.includes(null) ? 'all' : own);
    }
    await this.#writeFiles();
    await this.#purgeFiles();
  }

  listFiles(): ExpectedFile[] {
    return [...this.#digests].map(([name, digest]) => ({ name, file: this.#options.tree.fileOf(name), digest }));
  }

  async repair(damaged: readonly ExpectedFile[]): Promise<void> {
    log.warn(`${damaged.length} damaged search files are written again, ${damaged[0]?.name} among them`);
    await this.#writeFiles();
    this.#purged.clear();
    await this.#purgeFiles();
  }

  async #writeFiles(): Promise<void> {
    const { sql } = this.#options;
    // The files of a language that is no longer active are deleted with its folder.
    this.#digests = new Map();
    for (const language of await selectLanguages(sql)) {
      await this.#write(browserIndexPath(language.code), await createBrowserIndex(sql, language));
      await this.#write(browserNamesPath(language.code), await createBrowserNames(sql, language));
    }
  }

  async #purgeFiles(): Promise<void> {
    const changed = [...this.#digests].filter(([name, digest]) => this.#purged.get(name) !== digest);
    if (changed.length > 0) await this.#options.purge?.paths(changed.map(([name]) => name));
    this.#purged = new Map(this.#digests);
  }

  /** Leaves a file alone that has the same content. */
  async #write(name: string, content: object): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(content));
    await this.#options.tree.write(name, bytes);
    this.#digests.set(name, hashBytes(bytes));
  }
}
