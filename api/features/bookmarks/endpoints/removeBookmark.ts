import { removeBookmark as call } from '../../../contracts/bookmarks/bookmarks.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { asOneself, demandSession } from '../../../platform/session/currentSession.ts';
import { removeBookmark } from '../removeBookmark.ts';

export const removeBookmarkEndpoint = defineEndpoint({
  call,
  access: asOneself,
  operation: async ({ params }, context) => {
    const { user } = await demandSession(context);
    await removeBookmark(context.database, { userId: user.id, ...params });
    return { body: { success: true as const } };
  },
});
