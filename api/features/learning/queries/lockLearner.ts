import type { Database } from '../../../platform/Database.ts';
import { rowOf } from '../../../platform/Database.ts';
import { demandAccount } from '../../../platform/session/currentSession.ts';

/**
 * One after the other: what somebody learns in several tabs, or sends twice, is decided upon what was there before. Held
 * until the transaction ends; records that name the person can be added meanwhile.
 * @throws Unauthorized where the account was deleted since
 */
export async function lockLearner(connection: Database, userId: number): Promise<void> {
  demandAccount(
    await rowOf(connection, {
      name: 'learner-lock',
      text: 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
      values: [userId],
    }),
  );
}
