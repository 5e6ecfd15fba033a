import type { EntryFilters, EntryMeta } from '@common-ground/api/contracts/search/searchIndex.ts';

/** The used part of the script that comes with each search index. */
export type Pagefind = { createInstance(options: PagefindOptions): PagefindIndex };

export type PagefindOptions = {
  basePath: string;
  /** Prefix of the address of each entry. */
  baseUrl: string;
  /** Query of the index's first file; without it that file is never taken from the cache. */
  metaCacheTag: string;
};

export type PagefindIndex = {
  mergeIndex(path: string, options: Omit<PagefindOptions, 'basePath'> & { language: string }): Promise<void>;
  /** Best first; all entries that pass the filters when `text` is null. */
  search(
    text: string | null,
    options: { filters: Partial<EntryFilters>; sort?: { id: 'asc' } },
  ): Promise<{ results: Hit[] }>;
  destroy(): Promise<void>;
};

export type Hit = { score: number; data: () => Promise<HitData> };

export type HitData = { url: string; meta: EntryMeta };
