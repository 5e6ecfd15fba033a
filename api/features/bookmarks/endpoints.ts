import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { addBookmarkEndpoint } from './endpoints/addBookmark.ts';
import { listBookmarksEndpoint } from './endpoints/listBookmarks.ts';
import { removeBookmarkEndpoint } from './endpoints/removeBookmark.ts';

export const bookmarkEndpoints: Endpoint[] = [listBookmarksEndpoint, addBookmarkEndpoint, removeBookmarkEndpoint];
