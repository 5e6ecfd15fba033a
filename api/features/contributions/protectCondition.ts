import type { Payload } from 'payload';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction, withPayloadOn } from '../../platform/transaction.ts';
import type { Actor } from './actors.ts';
import { PERMIT, type PublishPermit } from './publishPermit.ts';
import { selectPublished } from './queries/selectTexts.ts';
import { readMain, writable } from './writes.ts';

type Given = { id: number; isProtected: boolean; reason: string; actor: Actor };
type Means = { database: Database; payload: Payload };

/**
 * Whether a page takes proposals from trusted roles alone: at once, as a version of its own with who and why in the
 * history. Texts stay as readers have them. @throws NotFound without a page, Conflict when it is so already
 */
export async function protectCondition(
  { id, isProtected, reason, actor }: Given,
  { database, payload }: Means,
): Promise<{ id: number; isProtected: boolean }> {
  return inTransaction(database, async (connection) => {
    const condition = await selectPublished(connection, { id, isHeld: true });
    if (!condition) throw new NotFound(CONDITION_NOT_FOUND);
    if (condition.isProtected === isProtected)
      throw new Conflict(`It is ${isProtected ? '' : 'not '}protected already`);
    await withPayloadOn({ connection, payload, context: {} }, async (req) => {
      const before = await readMain('conditions', id, req);
      const permit: PublishPermit = { by: 'protection', personId: actor.id };
      req.context[PERMIT] = permit;
      const data = { ...writable(before), isProtected, editSummary: reason, isMinorEdit: true, _status: 'published' };
      await payload.update({
        ...{ collection: 'conditions', id, req, depth: 0, overrideAccess: true, overrideLock: true },
        data: data as never,
      });
    });
    return { id, isProtected };
  });
}
