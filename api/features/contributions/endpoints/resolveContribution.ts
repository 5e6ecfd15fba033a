import { resolveContribution as call } from '../../../contracts/contributions/contributions.ts';
import { actorOf } from '../../../platform/Actor.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { reviewers } from '../access.ts';
import { resolveContribution } from '../resolveContribution.ts';

export const resolveContributionEndpoint = defineEndpoint({
  call,
  access: reviewers,
  operation: async ({ params, body }, context) => {
    const actor = await actorOf(context);
    return { body: await resolveContribution({ ...params, ...body, actor }, context.database) };
  },
});
