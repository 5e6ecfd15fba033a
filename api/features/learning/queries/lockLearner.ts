import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { demandAccount } from '../../../platform/session/findCurrentSession.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

const LEARNER_LOCK = defineStatement({
  name: 'learner-lock',
  row: { id: z.number() },
  text: 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
});

/**
 * Serialises the requests of one learner. Rows that refer to the user can still be inserted by others.
 * @throws Unauthorized when the account was deleted
 */
export async function lockLearner(connection: Database, userId: number): Promise<void> {
  demandAccount(await findRow(connection, LEARNER_LOCK, [userId]));
}
