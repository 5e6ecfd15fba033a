import type { ListedUser } from '../../contracts/accounts/users.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { demandOwnPassword } from './demandOwnPassword.ts';
import { type Standing, updateStanding } from './queries/standing.ts';

type StandingChange = Omit<Standing, 'byId'> & { currentPassword: string };

/**
 * Changes role, verification or credential. Demands the administrator's own password, so that a stolen session is not
 * enough to appoint another administrator.
 * @throws Forbidden for a wrong password, TooManyRequests, Conflict when no administrator would be left
 */
export async function changeStanding(
  { currentPassword, ...change }: StandingChange,
  context: ApiContext & { actor: Actor },
): Promise<ListedUser | null> {
  const { actor, database } = context;
  await demandOwnPassword({ userId: actor.id, password: currentPassword }, context);
  return updateStanding(database, { ...change, byId: actor.id });
}
