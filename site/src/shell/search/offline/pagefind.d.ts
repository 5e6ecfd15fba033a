import type { EntryFilters, EntryMeta } from '@common-ground/api/contracts/search/searchIndex.ts';

/** What this site uses of the script that comes with each search index. */
export type Pagefind = { createInstance(options: PagefindOptions): PagefindIndex };

export type PagefindOptions = {
  basePath: string;
  /** What the address of each entry is put behind. */
  baseUrl: string;
  /** Asked for with the index's first file; without it that file is never taken from the cache. */
  metaCacheTag: string;
};

export type PagefindIndex = {
  mergeIndex(path: string, options: Omit<PagefindOptions, 'basePath'> & { language: string }): Promise<void>;
  /** Best first; without a text everything that the filters let through. */
  search(
    text: string | null,
    options: { filters: Partial<EntryFilters>; sort?: { id: 'asc' } },
  ): Promise<{ results: Hit[] }>;
  destroy(): Promise<void>;
};

export type Hit = { score: number; data: () => Promise<HitData> };

export type HitData = { url: string; meta: EntryMeta };
