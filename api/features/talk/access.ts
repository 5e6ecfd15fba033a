import { hasRole, KEEPERS, ROLES } from '../../contracts/accounts/roles.ts';
import { describeRule } from '../../platform/accessRule.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { demandSession } from '../../platform/session/currentSession.ts';
import { selectDiscussion } from './queries/selectDiscussions.ts';

type Asked = { context: ApiContext; params: { id: number } };

/** Whoever started the thread that the path names; moderators and editors any of them. What there is not is not refused. */
export const starterOrKeeper = describeRule(
  async ({ context, params }: Asked) => {
    const { user } = await demandSession(context);
    if (hasRole(user, KEEPERS)) return true;
    const thread = await selectDiscussion(context.database, params.id);
    return thread === null || thread.userId === user.id;
  },
  { name: 'starter, moderators and editors', all: KEEPERS, own: ROLES },
);
