import { addBookmark as call } from '../../../contracts/bookmarks/bookmarks.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { addBookmark } from '../addBookmark.ts';

export const addBookmarkEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async ({ body }, context) => {
    const { user } = await demandSession(context);
    return { body: await addBookmark(context.database, { userId: user.id, ...body }) };
  },
});
