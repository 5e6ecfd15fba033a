import * as calls from '../../contracts/bookmarks/bookmarks.ts';
import { ownOrAdmin, ownRecords } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { findLanguageId } from '../../platform/languages.ts';
import { addBookmark, removeBookmark } from './addBookmark.ts';
import { selectBookmarks } from './selectBookmarks.ts';

export const bookmarkEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listBookmarks,
    access: ownOrAdmin,
    handler: async ({ params, query }, context) =>
      selectBookmarks(context.database, {
        userId: params.id,
        languageId: await findLanguageId(query.lang, context),
      }),
  }),
  defineEndpoint({
    call: calls.addBookmark,
    repeated: 'same',
    access: ownRecords,
    handler: ({ body }, { database, actor }) => addBookmark(database, { userId: actor.id, ...body }),
  }),
  defineEndpoint({
    call: calls.removeBookmark,
    access: ownRecords,
    handler: ({ params }, { database, actor }) => removeBookmark(database, { userId: actor.id, ...params }),
  }),
];
