import type { Database } from '../../../platform/Database.ts';
import { rowOf } from '../../../platform/Database.ts';
import { demandAccount } from '../../../platform/session/currentSession.ts';

/**
 * Locks the user's row, so that requests of one learner run one after the other. Rows that refer to the user can still
 * be inserted meanwhile.
 * @throws Unauthorized when the account was deleted
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
