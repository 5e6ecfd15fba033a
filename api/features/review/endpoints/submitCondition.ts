import { submitCondition as call } from '../../../contracts/contributions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { senderOf } from '../operations/senderOf.ts';
import { submitCondition } from '../operations/submitCondition.ts';

export const submitConditionEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ body }, context) => {
    const sender = await senderOf(body, context);
    return { body: await submitCondition(body, sender, context.database) };
  },
});
