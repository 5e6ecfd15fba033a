import { resolveDiscussion as call } from '../../../contracts/talk/talk.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { starterOrKeeper } from '../access.ts';
import { resolveDiscussion } from '../resolveDiscussion.ts';

export const resolveDiscussionEndpoint = defineEndpoint({
  call,
  access: starterOrKeeper,
  operation: async ({ params, body }, { database }) => ({
    body: await resolveDiscussion(database, { id: params.id, ...body }),
  }),
});
