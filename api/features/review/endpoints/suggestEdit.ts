import { suggestEdit as call } from '../../../contracts/contributions.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { senderOf } from '../operations/senderOf.ts';
import { suggestEdit } from '../operations/suggestEdit.ts';

export const suggestEditEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ params, body }, context) => {
    const sender = await senderOf(body, context);
    return { body: await suggestEdit({ ...body, conditionId: params.id }, sender, context) };
  },
});
