import { hasRole, REVIEWERS, ROLES } from '../../contracts/accounts/roles.ts';
import { describeRule } from '../../platform/accessRule.ts';
import { rowsOf } from '../../platform/Database.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { demandSession } from '../../platform/session/currentSession.ts';
import { isOwn } from './queries/isOwn.ts';

type Asked = { context: ApiContext; params: { id: number } };

const isAuthor = async ({ context, params }: Asked): Promise<boolean> => {
  const { user } = await demandSession(context);
  const rows = await rowsOf(context.database, {
    name: 'contribution-is-own',
    text: `SELECT FROM contributions c WHERE c.id = $1 AND ${isOwn('$2')}`,
    values: [params.id, user.id],
  });
  return rows.length > 0;
};

const isReviewer = async ({ context }: Pick<Asked, 'context'>): Promise<boolean> =>
  hasRole((await demandSession(context)).user, REVIEWERS);

/** Whoever sent in the contribution that the path names, whatever their role. */
export const author = describeRule((asked: Asked) => isAuthor(asked), { name: 'author', own: ROLES });

/** Whoever sent it in, and those who review. */
export const authorOrReviewer = describeRule(
  async (asked: Asked) => (await isReviewer(asked)) || (await isAuthor(asked)),
  { name: 'author or reviewer', all: REVIEWERS, own: ROLES },
);

export const reviewers = describeRule((asked: Pick<Asked, 'context'>) => isReviewer(asked), {
  name: 'reviewers',
  all: REVIEWERS,
});
