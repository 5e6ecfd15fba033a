import { isFilePath, type Renderer } from '@common-ground/site/renderer';
import type { ContentChange } from '../jobs/change.ts';
import { affectedPaths } from './affectedPaths.ts';
import { type LanguageRow, selectLanguages } from './contentRows.ts';
import { readInventory } from './inventory.ts';
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
};

type Idle = () => Promise<void>;
type Waiting = { change: ContentChange; resolve: () => void; reject: (error: unknown) => void };

/** Pages of `refresh` between two looks at what waits: some ten milliseconds. */
const REFRESH_BATCH = 8;
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
    const report = await this.#renderPagesOf(changes);
    await this.#options.searchIndex?.update(changes);
    return report;
  }

  async #renderPagesOf(changes: readonly ContentChange[]): Promise<RenderReport> {
    if (changes.some((change) => change.kind === 'everything')) return this.renderEverything();
    const languages = await selectLanguages(this.#options.sql);
    const paths = await this.#pathsOf(
      changes.filter((change) => change.kind !== 'everything'),
      languages,
    );
    return this.renderPaths(paths, languages);
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    while (this.#waiting.length > 0 || this.#idle.length > 0) {
      if (this.#waiting.length > 0) await this.#publishWaiting();
      else await this.#idle.shift()?.();
    }
  }

  async #publishWaiting(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const changes = batch.map(({ change }) => change);
      const started = performance.now();
      const { rendered } = await this.renderChanges(changes);
      await notePublished(this.#options.sql, {
        changes,
        pages: rendered,
        milliseconds: performance.now() - started,
      });
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async #pathsOf(
    changes: Exclude<ContentChange, { kind: 'everything' }>[],
    languages: LanguageRow[],
  ): Promise<string[]> {
    const { sql } = this.#options;
    const inventory = await readInventory(sql, languages);
    const affected = changes.map((change) => affectedPaths(change, inventory));
    const shown = await pagesShowing(sql, [...new Set(affected.flatMap(({ names }) => names))]);
    const neighbours = await pagesBefore({ sql, positions: affected.flatMap(({ relatedTo }) => relatedTo), languages });
    const paths = [...new Set([...affected.flatMap(({ own }) => own), ...shown, ...neighbours])];
    // Pages before files for machines: nobody waits for a site map.
    return [...paths.filter((path) => !isFilePath(path)), ...paths.filter(isFilePath)];
  }
}
