import { OWN_FIRST } from '../../../contracts/accounts/secondFactor.ts';
import type { Actor } from '../../../platform/Actor.ts';
import type { Database } from '../../../platform/Database.ts';
import { Conflict } from '../../../platform/errors.ts';
import { replaceDemandingRoles, selectFactor } from '../queries/secondFactors.ts';

/** @throws Conflict when `roles` contains the role of the acting administrator, who has no second factor */
export async function demandSecondFactors(
  { roles, actor }: { roles: string[]; actor: Actor },
  database: Database,
): Promise<void> {
  const isOn = Boolean((await selectFactor(database, actor.id))?.secret);
  if (roles.includes(actor.role) && !isOn) throw new Conflict(OWN_FIRST);
  await replaceDemandingRoles(database, roles);
}
