import { startDiscussion as call } from '../../../contracts/talk/talk.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { demandSession, signedIn } from '../../../platform/session/currentSession.ts';
import { startDiscussion } from '../startDiscussion.ts';

export const startDiscussionEndpoint = defineEndpoint({
  call,
  access: signedIn,
  operation: async ({ params, body: { subject = null, content, parentId = null } }, context) => {
    const { user } = await demandSession(context);
    const post = { conditionId: params.id, userId: user.id, subject, content, parentId };
    return { body: await startDiscussion(post, context) };
  },
});
