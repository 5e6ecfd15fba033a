import { maySuspend, NOT_TO_SUSPEND, type SuspensionAnswer } from '../../contracts/moderation/suspensions.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Forbidden } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notifications/queries/notify.ts';
import { insertDecidedCase } from './queries/cases.ts';
import { insertDecision } from './queries/decisions.ts';
import { insertSuspension, lockUser, selectSuspension } from './queries/suspensions.ts';

type Suspend = { id: number; days: number; reason: string; actor: Actor };

/**
 * Suspends and notifies a user. `findAdmittedActor` then refuses their requests except GET and those to endpoints with
 * `evenSuspended`, the default of open endpoints. Null when the user does not exist.
 * @throws Forbidden
 */
export async function suspendUser(suspend: Suspend, database: Database): Promise<SuspensionAnswer | null> {
  return inTransaction(database, async (connection) => {
    const suspensionId = await suspendWithin(connection, suspend);
    if (suspensionId === null) return null;
    const { id, reason, actor } = suspend;
    const about = { kind: 'profile', contentId: id, authorId: id } as const;
    await insertDecision(connection, {
      ...about,
      caseId: await insertDecidedCase(connection, about),
      byId: actor.id,
      action: 'suspend',
      reason,
      suspensionId,
    });
    return selectSuspension(connection, suspend.id);
  });
}

/**
 * Suspends and notifies a user without a decision. Returns the suspension's id, or null for a missing user.
 * @throws Forbidden
 */
export async function suspendWithin(
  connection: Database,
  { id, days, reason, actor }: Suspend,
): Promise<number | null> {
  const person = await lockUser(connection, id);
  if (!person) return null;
  if (!maySuspend(actor, person)) throw new Forbidden(NOT_TO_SUSPEND);
  const suspensionId = await insertSuspension(connection, { userId: id, byId: actor.id, days, reason });
  const { until = '' } = (await selectSuspension(connection, id)) ?? {};
  const values = { until: until.slice(0, 10), reason };
  await notify(connection, { userId: id, kind: 'account_suspended', values, link: '/profile#moderation' });
  return suspensionId;
}
