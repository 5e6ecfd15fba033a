import { suggestEdit as call } from '../../../contracts/contributions/contributions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { senderOf } from '../senderOf.ts';
import { suggestEdit } from '../suggestEdit.ts';

export const suggestEditEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ params, body }, context) => {
    const sender = await senderOf(body, context);
    return { body: await suggestEdit({ ...body, conditionId: params.id }, sender, context) };
  },
});
