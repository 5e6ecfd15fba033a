import { listBookmarks as call } from '../../../contracts/bookmarks/bookmarks.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { ownOrAdmin } from '../../../platform/session/currentSession.ts';
import { listBookmarks } from '../listBookmarks.ts';

export const listBookmarksEndpoint = defineEndpoint({
  call,
  access: ownOrAdmin,
  operation: async ({ params, query }, context) => ({ body: await listBookmarks(params.id, query.lang, context) }),
});
