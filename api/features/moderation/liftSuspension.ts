import { maySuspend, NOT_SUSPENDED, NOT_TO_SUSPEND } from '../../contracts/moderation/suspensions.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notifications/queries/notify.ts';
import { endSuspension, lockUser } from './queries/suspensions.ts';

type Lift = { id: number; reason: string; actor: Actor };

/** Ends a suspension early and notifies the user. @throws Forbidden, NotFound */
export async function liftSuspension({ id, reason, actor }: Lift, database: Database): Promise<void> {
  await inTransaction(database, async (connection) => {
    const person = await lockUser(connection, id);
    if (person && !maySuspend(actor, person)) throw new Forbidden(NOT_TO_SUSPEND);
    if (!person || !(await endSuspension(connection, { userId: id, byId: actor.id, reason })))
      throw new NotFound(NOT_SUSPENDED);
    await notify(connection, {
      userId: id,
      kind: 'suspension_lifted',
      values: { reason },
      link: '/profile#moderation',
    });
  });
}
