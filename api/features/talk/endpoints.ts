import { KEEPERS, ROLES } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/talk/talk.ts';
import { type Access, anyone, signedIn } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { sliceOf } from '../../platform/pages.ts';
import { selectDiscussion, selectDiscussions } from './queries/selectDiscussions.ts';
import { resolveDiscussion } from './resolveDiscussion.ts';
import { startDiscussion } from './startDiscussion.ts';

/** Whoever started the thread that the path names; moderators and editors any of them. What there is not is not refused. */
const starterOrKeeper = {
  all: KEEPERS,
  own: ROLES,
  isOwn: async ({ params, actor, context }) => {
    const thread = await selectDiscussion(context.database, params.id);
    return thread === null || thread.userId === actor.id;
  },
} satisfies Access<{ id: number }>;

export const talkEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listDiscussions,
    access: anyone,
    verb: ({ params, query }, { database }) =>
      selectDiscussions(database, { conditionId: params.id, slice: sliceOf(query) }),
  }),
  defineEndpoint({
    call: calls.startDiscussion,
    access: signedIn,
    verb: ({ params, body: { subject = null, content, parentId = null } }, context) =>
      startDiscussion({ conditionId: params.id, userId: context.actor.id, subject, content, parentId }, context),
  }),
  defineEndpoint({
    call: calls.resolveDiscussion,
    access: starterOrKeeper,
    verb: ({ params, body }, { database }) => resolveDiscussion(database, { id: params.id, ...body }),
  }),
];
