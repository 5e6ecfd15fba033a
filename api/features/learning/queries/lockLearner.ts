import type { Database } from '../../../platform/Database.ts';
import { findRow } from '../../../platform/Database.ts';
import { demandAccount } from '../../../platform/session/findCurrentSession.ts';

/**
 * Serialises the requests of one learner. Rows that refer to the user can still be inserted by others.
 * @throws Unauthorized when the account was deleted
 */
export async function lockLearner(connection: Database, userId: number): Promise<void> {
  demandAccount(
    await findRow(connection, {
      name: 'learner-lock',
      text: 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
      values: [userId],
    }),
  );
}
