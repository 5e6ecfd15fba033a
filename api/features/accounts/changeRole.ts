import type { Role } from '../../contracts/accounts/roles.ts';
import type { ListedUser } from '../../contracts/accounts/users.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { demandOwnPassword } from './demandOwnPassword.ts';
import { updateStanding } from './queries/standing.ts';

type RoleChange = { userId: number; role: Role; currentPassword: string };

/**
 * Demands the administrator's own password, so that a stolen session is not enough to appoint another administrator.
 * @throws Forbidden for a wrong password, TooManyRequests, Conflict when no administrator would be left
 */
export async function changeRole(
  { userId, role, currentPassword }: RoleChange,
  context: ApiContext & { actor: Actor },
): Promise<ListedUser | null> {
  const { actor, database } = context;
  await demandOwnPassword({ userId: actor.id, password: currentPassword }, context);
  return updateStanding(database, { userId, byId: actor.id, role });
}
