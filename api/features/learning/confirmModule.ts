import { z } from 'zod';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { defineStatement, execute, findRow } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';

type Confirmation = { moduleId: number; conditionId: number; upTo: number; reason: string; byId: number };

const CHANGED_AGAIN = 'The page has changed again meanwhile. Read the newest change first';

/** Serialises with changes of the condition, so that `newest` includes those committed before. */
const CONFIRMED_PAGE_LOCK = defineStatement({
  name: 'module-confirm-page',
  row: { id: z.number() },
  text: 'SELECT id FROM conditions WHERE id = $1 FOR NO KEY UPDATE',
});
const NEWEST_DUE_CHANGE = defineStatement({
  name: 'module-confirm-newest',
  row: { newest: z.number().nullable() },
  text: `SELECT (SELECT max(c.id) FROM learning.due d JOIN learning.change c ON c.id = d.change_id
            WHERE d.module_id = m.id AND c.condition_id = $2 AND d.settled_at IS NULL) AS newest
         FROM learning_modules m WHERE m.id = $1`,
});
const MODULE_CONFIRMATION = defineStatement({
  name: 'module-confirm',
  text: `UPDATE learning.due d SET settled_at = now(), settled_by = $3, reason = $4 FROM learning.change c
         WHERE d.module_id = $1 AND c.id = d.change_id AND c.condition_id = $2 AND d.settled_at IS NULL`,
});

/**
 * Records that a module is still right after a condition that it teaches changed; null when the module is missing.
 * @throws Conflict when a change newer than `upTo` is due, or none is due any more
 */
export function confirmModule(
  database: Database,
  { moduleId, conditionId, upTo, reason, byId }: Confirmation,
): Promise<{ message: string } | null> {
  return inTransaction(database, async (connection) => {
    await execute(connection, CONFIRMED_PAGE_LOCK, [conditionId]);
    const module = await findRow(connection, NEWEST_DUE_CHANGE, [moduleId, conditionId]);
    if (!module) return null;
    if (module.newest === null) throw new Conflict('This module does not need a check any more');
    if (module.newest > upTo) throw new Conflict(CHANGED_AGAIN);
    await execute(connection, MODULE_CONFIRMATION, [moduleId, conditionId, byId, reason]);
    return { message: 'Recorded. The module stays as it is.' };
  });
}
