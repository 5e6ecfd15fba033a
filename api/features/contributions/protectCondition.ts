import type { Payload } from 'payload';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { PUBLISHED, toWritable, writeRecord } from './writeRecord.ts';

type Protection = { id: number; isProtected: boolean; reason: string; actor: Actor };

/** Sets whether only trusted roles may propose changes. The history gets a version with actor and reason. */
export async function protectCondition(
  { id, isProtected, reason, actor }: Protection,
  { database, payload }: { database: Database; payload: Payload },
): Promise<{ id: number; isProtected: boolean }> {
  return inTransaction(database, async (connection) => {
    const condition = await selectPage(connection, { kind: 'condition', id, isHeld: true });
    if (!condition) throw new NotFound(CONDITION_NOT_FOUND);
    if (condition.isProtected === isProtected)
      throw new Conflict(`The page is already ${isProtected ? 'protected' : 'unprotected'}`);
    const notes = { isProtected, editSummary: reason, isMinorEdit: true };
    await writeRecord(
      { connection, payload },
      {
        collection: 'conditions',
        id,
        permit: () => ({ by: 'flag', personId: actor.id }),
        data: (before) => ({ ...toWritable(before), ...notes, ...PUBLISHED }),
      },
    );
    return { id, isProtected };
  });
}
