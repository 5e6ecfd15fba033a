import type { Role } from '../../contracts/accounts/roles.ts';
import type { ListedUser } from '../../contracts/accounts/users.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { demandOwnPassword } from './demandOwnPassword.ts';
import { updateStanding } from './queries/standing.ts';

type RoleChange = { userId: number; role: Role; currentPassword: string };

/**
 * Gives somebody another role. Whoever does shows their password once more: with a session alone, which may be in the wrong
 * hands, nobody makes themselves another administrator.
 * @throws Forbidden for a wrong password, TooManyRequests, Conflict for the last administrator
 */
export async function changeRole(
  { userId, role, currentPassword }: RoleChange,
  context: ApiContext & { actor: Actor },
): Promise<ListedUser | null> {
  const { actor, database } = context;
  await demandOwnPassword({ userId: actor.id, password: currentPassword }, context);
  return updateStanding(database, { userId, byId: actor.id, role });
}
