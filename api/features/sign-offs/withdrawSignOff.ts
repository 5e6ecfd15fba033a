import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { selectSigner } from './queries/selectSigner.ts';
import { insertWithdrawal, isWithdrawn, lockSignOff } from './queries/signOffs.ts';
import { NOT_YOUR_SIGN_OFF, WITHDRAWN_ALREADY } from './refusals.ts';

/** Withdraws a sign-off by adding a row: what was signed stays on record. @throws NotFound, Forbidden, Conflict */
export async function withdrawSignOff(
  { id, reason, actor }: { id: number; reason: string; actor: Actor },
  database: Database,
): Promise<{ id: number }> {
  return inTransaction(database, async (connection) => {
    const person = await selectSigner(connection, { userId: actor.id, isHeld: true });
    const signOff = await lockSignOff(connection, id);
    if (!signOff || signOff.isWithdrawal) throw new NotFound('There is no such sign-off');
    if (!person || (signOff.userId !== person.id && person.role !== 'admin')) throw new Forbidden(NOT_YOUR_SIGN_OFF);
    if (await isWithdrawn(connection, id)) throw new Conflict(WITHDRAWN_ALREADY);
    const { name, credential } = person;
    await insertWithdrawal(connection, { id, userId: person.id, name, credential, reason });
    return { id };
  });
}
