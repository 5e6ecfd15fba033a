import { EDITORS, hasRole } from '../../../contracts/accounts/roles.ts';
import { restoreRevision as call } from '../../../contracts/history/history.ts';
import { describeRule } from '../../../platform/accessRule.ts';
import { type ApiContext, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { demandSession } from '../../../platform/session/currentSession.ts';
import { restoreRevision } from '../restoreRevision.ts';
import { senderOf } from '../senderOf.ts';

const editors = describeRule(
  async ({ context }: { context: ApiContext }) => hasRole((await demandSession(context)).user, EDITORS),
  { name: 'editors', all: EDITORS },
);

export const restoreRevisionEndpoint = defineEndpoint({
  call,
  access: editors,
  operation: async ({ params: { id, revisionId }, body }, context) => {
    const sender = await senderOf({}, context);
    return { body: await restoreRevision({ conditionId: id, revisionId, ...body }, sender, context) };
  },
});
