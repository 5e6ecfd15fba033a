import { addBookmark as call } from '../../../contracts/bookmarks.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { demandSession, signedIn } from '../../../platform/session/currentSession.ts';
import { addBookmark } from '../operations/addBookmark.ts';

export const addBookmarkEndpoint = defineEndpoint({
  call,
  access: signedIn,
  operation: async ({ body }, context) => {
    const { user } = await demandSession(context);
    return { body: await addBookmark(context.database, { userId: user.id, ...body }) };
  },
});
