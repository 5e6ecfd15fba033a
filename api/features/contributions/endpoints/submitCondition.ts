import { submitCondition as call } from '../../../contracts/contributions/contributions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { senderOf } from '../senderOf.ts';
import { submitCondition } from '../submitCondition.ts';

export const submitConditionEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ body }, context) => {
    const sender = await senderOf(body, context);
    return { body: await submitCondition(body, sender, context.database) };
  },
});
