import type { PageKind } from '@common-ground/api/contracts/search/pageIndex.ts';

/** The used part of the script that comes with the index of pages. */
export type PagefindScript = { createInstance(options: InstanceOptions & { basePath: string }): PageSearch };

type InstanceOptions = {
  /** Prefix of the address of each page. */
  baseUrl: string;
  /** Query of the index's first file; without it that file is never taken from the cache. */
  metaCacheTag: string;
};

export type PageSearch = {
  /** Adds a part. `mergeFilter` is the filter that its pages pass. */
  mergeIndex(
    path: string,
    options: InstanceOptions & { language: string; mergeFilter: { kind: PageKind } },
  ): Promise<void>;
  /** Resolves to the pages that have all words or forms of them, the best first. */
  search(text: string, options: { filters: { kind: PageKind } }): Promise<{ results: PageHit[] }>;
  destroy(): Promise<void>;
};

export type PageHit = { data: () => Promise<HitText> };

/** The text of a found page. A location is the number of a word of `content`, whose words are divided by spaces. */
export type HitText = {
  url: string;
  content: string;
  meta: { title: string };
  anchors: { id: string; text: string; location: number }[];
  weighted_locations: { location: number; balanced_score: number }[];
};
