/** Caches of `/sw.js`. Their names never change, so that saved pages outlive every version of the site. */
export const CACHES = {
  read: 'cg-read',
  assets: 'cg-assets',
  saved: 'cg-saved',
} as const;

/** API calls whose response is the same for everybody, the only ones that may be cached. */
export const CACHEABLE_CALLS = ['/api/chat-answers', '/api/help-lines'] as const;

export const OFFLINE_DATABASE = 'common-ground';
