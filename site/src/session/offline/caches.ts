/** The caches of `/sw.js`. Their names never change: what a reader keeps outlives every version of the site. */
export const CACHES = {
  /** Pages that were read, the newest; older ones make room. */
  read: 'cg-read',
  /** Scripts, styles, fonts and icons whose names hold their digests. */
  assets: 'cg-assets',
  /** What a reader keeps on purpose: pages, files of the search, answers of calls. Only the reader takes it away. */
  saved: 'cg-saved',
} as const;

/** Answers of the API that are the same for everybody, and may be kept with what is saved. Everything else is never kept. */
export const KEPT_CALLS = ['/api/chat-answers', '/api/help-lines'] as const;

/** Of `database.ts`. */
export const OFFLINE_DATABASE = 'common-ground';
