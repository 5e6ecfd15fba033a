import { takeContributionStep as call } from '../../../contracts/contributions/contributions.ts';
import { actorOf } from '../../../platform/Actor.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { authorOrReviewer } from '../access.ts';
import { takeContributionStep } from '../takeContributionStep.ts';

export const takeContributionStepEndpoint = defineEndpoint({
  call,
  access: authorOrReviewer,
  operation: async ({ params, body }, context) => {
    const actor = await actorOf(context);
    const { database, mailer } = context;
    const tools = { database, mailer, payload: context.payload?.payload };
    return { body: await takeContributionStep({ ...params, ...body, actor }, tools) };
  },
});
