/** Kinds of content that a reader can save. Without Zod, because browser scripts import this file. */
export const OFFLINE_KINDS = ['condition', 'category', 'path', 'language'] as const;
export type OfflineKind = (typeof OFFLINE_KINDS)[number];
