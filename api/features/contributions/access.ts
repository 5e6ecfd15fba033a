import { ROLES } from '../../contracts/accounts/roles.ts';
import type { Access } from '../../platform/access.ts';
import { findRow } from '../../platform/Database.ts';
import { isOwnContribution } from './queries/isOwnContribution.ts';

export const author = {
  own: ROLES,
  isOwn: async ({ params, actor, context }) => {
    const found = await findRow(context.database, {
      name: 'contribution-is-own',
      text: `SELECT FROM contributions c WHERE c.id = $1 AND ${isOwnContribution('$2')}`,
      values: [params.id, actor.id],
    });
    return found !== null;
  },
} satisfies Access<{ id: number }>;
