import { resolveContribution as call } from '../../../contracts/contributions/contributions.ts';
import { actorOf } from '../../../platform/Actor.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { reviewers } from '../access.ts';
import { resolve } from '../resolve.ts';

export const resolveContributionEndpoint = defineEndpoint({
  call,
  access: reviewers,
  operation: async ({ params, body }, context) => {
    const actor = await actorOf(context);
    return { body: await resolve({ ...params, ...body, actor }, { database: context.database }) };
  },
});
