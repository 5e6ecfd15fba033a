import { ResponseCache } from '@common-ground/api/platform/prepared/ResponseCache.ts';

/** Cached responses of this process. Stores none until it listens for changes of the content. */
export const prepared = new ResponseCache();
