import { MAX_PAGES_TOGETHER } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import type { SavedItem } from '../database.ts';
import { fetchTogether } from './fetchTogether.ts';
import { findPageFiles } from './findPageFiles.ts';
import { fetchFile, isUnchanging, pathsIn } from './keptFiles.ts';
import { OFFLINE_FILES_PATH, type OfflineFiles } from './offlineFiles.ts';
import { SaveError } from './SaveError.ts';

const MAX_PAGE_REQUESTS = 4;
/** Up to this number of pages are fetched one by one: the browser already has the page that is being read. */
const MAX_SINGLE_PAGES = 3;

type Options = { cache: Cache; lang: string; signal?: AbortSignal | undefined };

/** Fetches pages into the cache, each after all that it needs: a stored page is complete even when a save fails. */
export class KeptPages {
  readonly #options: Options;
  readonly #limit = createLimit(MAX_PAGE_REQUESTS);
  /** By path of each requested file: whether the site has that file. */
  readonly #files = new Map<string, Promise<boolean>>();
  readonly brought = new Map<string, string[]>();
  readonly #before: ReadonlySet<string>;
  readonly #list: OfflineFiles;

  private constructor(options: Options, before: ReadonlySet<string>, list: OfflineFiles) {
    this.#options = options;
    this.#before = before;
    this.#list = list;
  }

  static async begin(options: Options): Promise<KeptPages> {
    const [before, list] = await Promise.all([pathsIn(options.cache), readList(options.signal)]);
    return new KeptPages(options, before, list);
  }

  /** Fetches a page with all that it needs. Returns their paths, the page first; none when there is no such page. */
  async bringPage(path: string): Promise<string[]> {
    const page = await this.#limit(() => fetchFile(path, this.#options.signal));
    return page ? this.#keepPage(path, page) : [];
  }

  /** Returns jobs that fetch pages in few requests, to run in parallel. `onPage` gets the paths that a page needs. */
  bringPages(paths: readonly string[], onPage: (needed: string[]) => void): (() => Promise<void>)[] {
    if (paths.length <= MAX_SINGLE_PAGES) return paths.map((path) => async () => onPage(await this.bringPage(path)));
    const parts = Math.ceil(paths.length / MAX_PAGES_TOGETHER);
    return Array.from({ length: parts }, (_, at) => async () => {
      const part = paths.slice(at * MAX_PAGES_TOGETHER, (at + 1) * MAX_PAGES_TOGETHER);
      const pages = await this.#limit(() => fetchTogether(part, this.#options.signal));
      for (const path of part) {
        const page = pages?.get(path);
        if (page) onPage(await this.#keepPage(path, page));
        // Fetches each page by itself when the server does not send several pages in one response, or not now.
        else onPage(pages ? [] : await this.bringPage(path));
      }
    });
  }

  async #keepPage(path: string, page: Response): Promise<string[]> {
    const { cache, lang, signal } = this.#options;
    const html = await page.clone().text();
    const needed = [path, ...(await this.bringFiles(findPageFiles(html, { list: this.#list, lang })))];
    signal?.throwIfAborted();
    await cache.put(path, page);
    this.brought.set(path, needed);
    return needed;
  }

  /** Fetches files and returns those that the site has. A cached file named by its digest is not fetched again. */
  async bringFiles(paths: readonly string[]): Promise<string[]> {
    const there = await Promise.all(paths.map((path) => this.#bringFile(path)));
    return paths.filter((_, at) => there[at]);
  }

  #bringFile(path: string): Promise<boolean> {
    const known = this.#files.get(path);
    if (known) return known;
    const bringing = this.#before.has(path) && isUnchanging(path) ? Promise.resolve(true) : this.#fetch(path);
    this.#files.set(path, bringing);
    return bringing;
  }

  async #fetch(path: string): Promise<boolean> {
    const { cache, signal } = this.#options;
    const file = await this.#limit(() => fetchFile(path, signal));
    signal?.throwIfAborted();
    if (file) await cache.put(path, file);
    return file !== null;
  }
}

/** Returns the item with the files that its fetched pages need now. Null when it lists all of them already. */
export function addNeededFiles(item: SavedItem, { brought }: KeptPages): SavedItem | null {
  const paths = new Set(item.paths);
  for (const path of item.paths) for (const file of brought.get(path) ?? []) paths.add(file);
  return paths.size > item.paths.length ? { ...item, paths: [...paths] } : null;
}

async function readList(signal: AbortSignal | undefined): Promise<OfflineFiles> {
  const response = await fetch(OFFLINE_FILES_PATH, { signal: signal ?? null, cache: 'no-cache' });
  if (!response.ok) throw new SaveError('line', `${response.status}: ${OFFLINE_FILES_PATH}`);
  return response.json();
}

function createLimit(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
