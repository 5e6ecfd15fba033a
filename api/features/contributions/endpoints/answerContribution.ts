import { answerContribution as call } from '../../../contracts/contributions/contributions.ts';
import { actorOf } from '../../../platform/Actor.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { author } from '../access.ts';
import { answer } from '../answer.ts';

export const answerContributionEndpoint = defineEndpoint({
  call,
  access: author,
  operation: async ({ params, body }, context) => {
    const actor = await actorOf(context);
    return { body: await answer({ ...params, ...body, actor }, { database: context.database }) };
  },
});
