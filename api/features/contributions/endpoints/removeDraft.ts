import { removeDraft as call } from '../../../contracts/contributions/contributions.ts';
import { actorOf } from '../../../platform/Actor.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { author } from '../access.ts';
import { removeDraft } from '../removeDraft.ts';

export const removeDraftEndpoint = defineEndpoint({
  call,
  access: author,
  operation: async ({ params }, context) => {
    const { id: userId } = await actorOf(context);
    await removeDraft(context.database, { id: params.id, userId });
    return { body: { success: true as const } };
  },
});
