/** What a reader can keep on purpose. Stands without the schema library: the browser's scripts read it. */
export const OFFLINE_KINDS = ['condition', 'category', 'path', 'language'] as const;
export type OfflineKind = (typeof OFFLINE_KINDS)[number];
