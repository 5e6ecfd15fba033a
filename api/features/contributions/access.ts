import { ROLES } from '../../contracts/accounts/roles.ts';
import type { Access } from '../../platform/access.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { isOwnContribution } from './queries/selectOwnContributions.ts';

const CONTRIBUTION_IS_OWN = defineStatement({
  name: 'contribution-is-own',
  text: `SELECT FROM contributions c WHERE c.id = $1 AND ${isOwnContribution('$2')}`,
});

export const author = {
  own: ROLES,
  isOwn: async ({ params, actor, context }) => {
    const found = await findRow(context.database, CONTRIBUTION_IS_OWN, [params.id, actor.id]);
    return found !== null;
  },
} satisfies Access<{ id: number }>;
