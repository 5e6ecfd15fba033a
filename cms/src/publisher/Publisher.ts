import { isFilePath, type Renderer } from '@common-ground/site/renderer';
import { affectedPaths } from './affectedPaths.ts';
import { type LanguageRow, selectLanguages } from './contentRows.ts';
import { readInventory } from './inventory.ts';
import type { ContentChange } from './jobs/change.ts';
import { pagesBefore, pagesShowing } from './lookups.ts';
import { renderEverything } from './renderEverything.ts';
import { emptyReport, type RenderReport, renderPages } from './renderPages.ts';
import type { Sql } from './Sql.ts';
import { StaticTree } from './StaticTree.ts';
import type { SearchIndex } from './searchIndex/SearchIndex.ts';
import { notePublished } from './state/notePublished.ts';

type Options = {
  sql: Sql;
  renderer: Renderer;
  folder: string;
  databaseUrl: string;
  siteUrl: string;
  contactEmail?: string | undefined;
  distFolder: string;
  /** Follows the pages; without it there is no search in the browser when the API is away. */
  searchIndex?: SearchIndex;
  manyPages?: number;
};

type Idle = () => Promise<void>;
type Waiting = { change: ContentChange; resolve: () => void; reject: (error: unknown) => void };
/** Changes that come before readers together, and the pages that are still to be rendered for them. */
type Publication = { batch: Waiting[]; left: Set<string>; rendered: number; began: number };

/** Pages of `refresh` between two looks at what waits: some ten milliseconds. */
const REFRESH_BATCH = 8;
/** Changes that show on more pages than this are rendered bit by bit, half as many at a time, and let others pass. */
const MANY_PAGES = 192;
/** Jobs that are claimed together reach `publish` within a moment of each other; waiting that long makes one render of them. */
const GATHER_MS = 4;

/**
 * Brings changes before readers. Changes that wait at the same time are rendered as one, each page once. Resolves for
 * a change when every page that shows it is in place, or noted as one that failed and is tried again (`Errands`).
 */
export class Publisher {
  #options: Options;
  #waiting: Waiting[] = [];
  #idle: Idle[] = [];
  /** Those with many pages, the oldest first. */
  #publications: Publication[] = [];
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  publish(change: ContentChange): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      this.#start();
    });
  }

  /**
   * Renders pages anew of which no record changed, a few at a time and only while no change waits.
   * @param atATime how many pages a change may have to wait for
   */
  async refresh(paths: readonly string[], atATime = REFRESH_BATCH): Promise<RenderReport> {
    const report = emptyReport();
    for (let start = 0; start < paths.length; start += atATime)
      await this.whenIdle(async () => {
        const part = await this.renderPaths(
          paths.slice(start, start + atATime),
          await selectLanguages(this.#options.sql),
        );
        report.rendered += part.rendered;
        report.written += part.written;
        report.removed += part.removed;
        report.failed.push(...part.failed);
      });
    return report;
  }

  /**
   * Does this while no change waits. In one line with the changes, so that no page is put in place that was made from
   * older content than the one before it.
   */
  whenIdle(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#idle.push(() => work().then(resolve, reject));
      this.#start();
    });
  }

  async renderEverything(onProgress?: (done: number) => void): Promise<RenderReport> {
    const { sql, renderer, folder, searchIndex: _, ...workerSettings } = this.#options;
    return renderEverything({ sql, renderer, folder, workerSettings }, onProgress);
  }

  async renderPaths(paths: readonly string[], languages: LanguageRow[]): Promise<RenderReport> {
    const { sql, renderer, folder } = this.#options;
    return renderPages(paths, { sql, renderer, languages, tree: new StaticTree(folder) });
  }

  /** Renders the pages that show any of these changes, then brings the search index after them. */
  async renderChanges(changes: readonly ContentChange[]): Promise<RenderReport> {
    const languages = await selectLanguages(this.#options.sql);
    const paths = await this.#pathsOf(changes, languages);
    const report = paths ? await this.renderPaths(paths, languages) : await this.renderEverything();
    await this.#options.searchIndex?.update(changes);
    return report;
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    while (this.#waiting.length + this.#publications.length + this.#idle.length > 0) {
      // In turn, so that neither holds up the other: what waits, then some pages of the oldest with many.
      const isIdle = this.#waiting.length + this.#publications.length === 0;
      if (this.#waiting.length > 0) await this.#publishWaiting();
      const [oldest] = this.#publications;
      if (oldest) await this.#trying(oldest, () => this.#renderSome(oldest, Math.ceil(this.#manyPages / 2)));
      else if (isIdle) await this.#idle.shift()?.();
    }
  }

  async #publishWaiting(): Promise<void> {
    const publication: Publication = { batch: this.#waiting, left: new Set(), rendered: 0, began: performance.now() };
    this.#waiting = [];
    await this.#trying(publication, async () => {
      const paths = await this.#pathsOf(changesOf(publication), await selectLanguages(this.#options.sql));
      if (!paths) {
        publication.rendered = (await this.renderEverything()).rendered;
        return this.#finish(publication);
      }
      publication.left = new Set(paths);
      if (paths.length <= this.#manyPages) return this.#renderSome(publication, this.#manyPages);
      this.#publications.push(publication);
    });
  }

  async #renderSome(publication: Publication, most: number): Promise<void> {
    const paths = publication.left.values().take(most).toArray();
    const { rendered } = await this.renderPaths(paths, await selectLanguages(this.#options.sql));
    publication.rendered += rendered;
    // Made from what the database holds now, these are right for every change before now.
    for (const other of [publication, ...this.#publications]) for (const path of paths) other.left.delete(path);
    if (publication.left.size === 0) await this.#finish(publication);
  }

  async #finish(publication: Publication): Promise<void> {
    const changes = changesOf(publication);
    await this.#options.searchIndex?.update(changes);
    await notePublished(this.#options.sql, {
      changes,
      pages: publication.rendered,
      milliseconds: performance.now() - publication.began,
    });
    this.#forget(publication);
    for (const { resolve } of publication.batch) resolve();
  }

  async #trying(publication: Publication, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#forget(publication);
      for (const { reject } of publication.batch) reject(error);
    }
  }

  get #manyPages(): number {
    return this.#options.manyPages ?? MANY_PAGES;
  }

  #forget(publication: Publication): void {
    this.#publications = this.#publications.filter((other) => other !== publication);
  }

  /** Null where that is every page. */
  async #pathsOf(changes: readonly ContentChange[], languages: LanguageRow[]): Promise<string[] | null> {
    const named = changes.filter((change) => change.kind !== 'everything');
    if (named.length < changes.length) return null;
    const { sql } = this.#options;
    const inventory = await readInventory(sql, languages);
    const affected = named.map((change) => affectedPaths(change, inventory));
    const shown = await pagesShowing(sql, [...new Set(affected.flatMap(({ names }) => names))]);
    const neighbours = await pagesBefore({ sql, positions: affected.flatMap(({ relatedTo }) => relatedTo), languages });
    const paths = [...new Set([...affected.flatMap(({ own }) => own), ...shown, ...neighbours])];
    // Pages before files for machines: nobody waits for a site map.
    return [...paths.filter((path) => !isFilePath(path)), ...paths.filter(isFilePath)];
  }
}

function changesOf({ batch }: Publication): ContentChange[] {
  return batch.map(({ change }) => change);
}
