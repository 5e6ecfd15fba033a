import { ROLES, THREAD_RESOLVERS } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/talk/talk.ts';
import { type Access, anyone, signedIn } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { toSlice } from '../../platform/pages.ts';
import { deleteDiscussion } from './deleteDiscussion.ts';
import { editDiscussion } from './editDiscussion.ts';
import { findDiscussion, selectDiscussions } from './queries/selectDiscussions.ts';
import { resolveDiscussion } from './resolveDiscussion.ts';
import { startDiscussion } from './startDiscussion.ts';

/** The author of the post, and no other user of any role. A missing post passes: the handler answers 404. */
const postAuthor = {
  own: ROLES,
  isOwn: async ({ params, actor, context }) => {
    const post = await findDiscussion(context.database, params.id);
    return post === null || post.userId === actor.id;
  },
} satisfies Access<{ id: number }>;

export const talkEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listDiscussions,
    access: anyone,
    handler: ({ params, query }, { database }) =>
      selectDiscussions(database, { conditionId: params.id, slice: toSlice(query) }),
  }),
  defineEndpoint({
    call: calls.startDiscussion,
    repeated: 'once',
    access: signedIn,
    handler: ({ params, body: { subject = null, parentId = null, ...said } }, context) =>
      startDiscussion({ conditionId: params.id, userId: context.actor.id, subject, parentId, ...said }, context),
  }),
  defineEndpoint({
    call: calls.getDiscussion,
    access: anyone,
    handler: ({ params }, { database }) => findDiscussion(database, params.id),
  }),
  defineEndpoint({
    call: calls.editDiscussion,
    access: postAuthor,
    handler: ({ params, body }, { database, actor }) => editDiscussion({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: calls.deleteDiscussion,
    access: { ...postAuthor, evenSuspended: true },
    handler: ({ params }, { database, actor }) => deleteDiscussion({ ...params, actor }, database),
  }),
  defineEndpoint({
    call: calls.resolveDiscussion,
    access: { ...postAuthor, all: THREAD_RESOLVERS },
    handler: ({ params, body }, { database, actor }) => resolveDiscussion({ ...params, ...body, actor }, database),
  }),
];
